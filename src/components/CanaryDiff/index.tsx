import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import { canaryDiff } from './canaryDiff';

/** The change to package.json that upgrades a site to a canary release, based on the version that this site is built with. */
export default function CanaryDiff() {
  const { siteMetadata } = useDocusaurusContext();
  return (
    <CodeBlock language="diff" title="package.json">
      {canaryDiff(siteMetadata.docusaurusVersion)}
    </CodeBlock>
  );
}
