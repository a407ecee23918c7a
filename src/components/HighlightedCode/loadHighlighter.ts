import type Content from '@theme/CodeBlock/Content';

type Highlighter = typeof Content;

let loading: Promise<Highlighter | undefined> | undefined;
let hasFailed = false;

/** Loads the syntax highlighter once. The result is undefined if it can't be loaded. */
export function loadHighlighter(): Promise<Highlighter | undefined> {
  loading ??= import(/* webpackChunkName: "highlighter" */ './highlighter').then(
    (module) => module.default,
    () => {
      hasFailed = true;
      return undefined;
    },
  );
  return loading;
}

/** Loads the syntax highlighter, even if it couldn't be loaded before. */
export function retryHighlighter(): void {
  if (hasFailed) {
    hasFailed = false;
    loading = undefined;
  }
  loadHighlighter();
}
