import type Content from '@theme/CodeBlock/Content';

type Highlighter = typeof Content;

let loading: Promise<Highlighter | undefined> | undefined;
let loaded: Highlighter | undefined;

/** Loads the syntax highlighter once. The result is undefined if it can't be loaded. */
export function loadHighlighter(): Promise<Highlighter | undefined> {
  loading ??= import(/* webpackChunkName: "highlighter" */ './highlighter').then(
    (module) => {
      loaded = module.default;
      return loaded;
    },
    () => undefined,
  );
  return loading;
}

/** Loads the syntax highlighter, even if it couldn't be loaded before. */
export function retryHighlighter(): void {
  if (!loaded) {
    loading = undefined;
    loadHighlighter();
  }
}

/** The syntax highlighter, if it's loaded. */
export function loadedHighlighter(): Highlighter | undefined {
  return loaded;
}
