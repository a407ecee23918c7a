import { expect, it } from 'vitest';
import postCssPlugin from '.';

it('keeps the plugins, but looks for no configuration', () => {
  const plugins = [['postcss-preset-env', {}]];
  const options = { ident: 'postcss', plugins };
  expect(postCssPlugin().configurePostCss?.(options)).toEqual({ ...options, config: false });
});
