import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import { canaryDiff } from './canaryDiff';

/** The package.json change that moves a site to a canary release, with the version that this site is built with. */
export default function CanaryDiff() {
  const { siteMetadata } = useDocusaurusContext();
  return (
    <CodeBlock language="diff" title="package.json">
      {canaryDiff(siteMetadata.docusaurusVersion)}
    </CodeBlock>
  );
}
