import { usePrismTheme } from '@docusaurus/theme-common';
import { PlaygroundProvider } from '@docusaurus/theme-live-codeblock/client';
import type { Props } from '@theme/Playground/Provider';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LiveContext } from 'react-live';
import { LiveSourceContext } from './LiveSourceContext';

const ignore = () => {};

/** Turns the code into what React runs, in the same way as the theme. */
const toStatement = (code: string) => `${code};`;

/** Gives the editor its code and the result what readers typed. */
function LiveSourceState({ code = '', metastring, theme, children, ...props }: Props): ReactNode {
  const initial = code.replace(/\n$/, '');
  const [typed, setTyped] = useState(initial);
  const prismTheme = usePrismTheme();
  // use-editable sets up its element again in the second render, and the element loses the focus
  // if that happens while someone types. So the second render follows the first.
  const [, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const noInline = props.noInline ?? metastring?.includes('noInline') ?? false;
  const source = useMemo(() => ({ code: toStatement(typed), noInline }), [typed, noInline]);
  const editor = {
    code: initial,
    language: props.language ?? 'tsx',
    theme: theme ?? prismTheme,
    disabled: props.disabled ?? false,
    onChange: setTyped,
    onError: ignore,
  };
  return (
    <LiveContext.Provider value={editor}>
      <LiveSourceContext.Provider value={source}>{children}</LiveSourceContext.Provider>
    </LiveContext.Provider>
  );
}

/**
 * Holds the code of a live editor. Unlike the theme's component, it doesn't run the code on the
 * page, because that needs `eval`, which the site's security policy doesn't allow.
 */
export default function LiveSourceProvider(props: Props): ReactNode {
  const [resets, setResets] = useState(0);
  const value = useMemo(() => ({ reset: () => setResets((count) => count + 1) }), []);
  return (
    <PlaygroundProvider value={value}>
      <LiveSourceState key={resets} {...props} />
    </PlaygroundProvider>
  );
}
