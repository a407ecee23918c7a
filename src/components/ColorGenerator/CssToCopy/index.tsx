import CodeBlock from '@theme/CodeBlock';

interface Props {
  readonly css: string;
}

/** The style sheet in one of the theme's code blocks, which come with syntax highlighting and a copy button. */
export default function CssToCopy({ css }: Props) {
  return (
    <CodeBlock language="css" title="src/css/custom.css">
      {css}
    </CodeBlock>
  );
}
