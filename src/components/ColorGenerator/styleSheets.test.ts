import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from './settings';
import { customCss, liveCss } from './styleSheets';

vi.mock('@docusaurus/theme-common', () => ({}));

describe('customCss', () => {
  it('contains both color modes, with the primary color first', () => {
    expect(customCss(defaultSettings)).toBe(`:root {
  --ifm-color-primary: #2e8555;
  --ifm-color-primary-dark: #29784c;
  --ifm-color-primary-darker: #277148;
  --ifm-color-primary-darkest: #205d3b;
  --ifm-color-primary-light: #33925d;
  --ifm-color-primary-lighter: #359962;
  --ifm-color-primary-lightest: #3cad6e;
  --ifm-background-color: #ffffff;
}

html[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
  --ifm-color-primary-dark: #21af90;
  --ifm-color-primary-darker: #1fa588;
  --ifm-color-primary-darkest: #1a8870;
  --ifm-color-primary-light: #29d5b0;
  --ifm-color-primary-lighter: #32d8b4;
  --ifm-color-primary-lightest: #4fddbf;
  --ifm-background-color: #181920;
}`);
  });
});

describe('liveCss', () => {
  it('uses readable text on the primary color', () => {
    const pale = { ...defaultSettings.light, baseColor: '#ffee99' };
    const deep = { ...defaultSettings.dark, baseColor: '#220066' };
    const [light, dark] = liveCss({ light: pale, dark: deep }).split('\n\n');
    expect(light).toContain('--site-on-accent: #000000');
    expect(dark).toContain('--site-on-accent: #ffffff');
  });
});
