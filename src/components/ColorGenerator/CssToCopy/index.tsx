import CodeBlock from '@theme/CodeBlock';

interface Props {
  readonly css: string;
}

/** The style sheet in the theme's code block, which brings highlighting and the copy button. */
export default function CssToCopy({ css }: Props) {
  return (
    <CodeBlock language="css" title="src/css/custom.css">
      {css}
    </CodeBlock>
  );
}
