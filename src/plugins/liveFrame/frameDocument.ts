import { hashSource, liveFramePolicy, metaPolicy } from '../security/policy';

const STYLE = `
html, body { background: var(--ifm-pre-background); block-size: auto; margin: 0; min-block-size: 0; }
body { display: block; }
main { display: flow-root; overflow-x: auto; }
main > :last-child { margin-block-end: 0; }
`;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Makes a script fit into a page, where its first `</script` would end it. */
export const embeddable = (script: string) => script.replace(/<(?=\/script|!--)/gi, '\\x3C').trim();

/**
 * The document that contains the sandboxed frame, with its script.
 *
 * There are two levels for a reason: service workers answer requests for documents, but not for
 * sandboxed ones. So the outer document has a URL and a policy, and no scripts. The inner one is
 * part of it, inherits the policy, and is sandboxed, which gives it a unique origin.
 */
export function frameDocument(script: string): string {
  const text = embeddable(script);
  const inner = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Result</title><style></style><style>${STYLE}</style></head><body><main class="markdown"></main><script>${text}</script></body></html>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${metaPolicy(liveFramePolicy(hashSource(text)))}
<meta name="robots" content="noindex">
<title>Result of live code</title>
<style>html, body, iframe { block-size: 100%; border: 0; display: block; inline-size: 100%; margin: 0; }</style>
</head>
<body>
<iframe title="Result" sandbox="allow-scripts" srcdoc="${escapeAttribute(inner)}"></iframe>
</body>
</html>
`;
}
