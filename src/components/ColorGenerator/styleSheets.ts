import { contrastRatio } from '@site/src/lib/contrast';
import { type ColorSettings, PRIMARY, type SettingsByMode, shadeColor } from './settings';

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}`;
}

function variables(settings: ColorSettings): string[] {
  return [
    ...[...settings.shades]
      .sort((a, b) => a.codeOrder - b.codeOrder)
      .map((shade) => `${shade.variable}: ${shadeColor(settings, shade)}`),
    `--ifm-background-color: ${settings.background}`,
  ];
}

/** Returns the rules that readers paste into their site's style sheet. */
export function customCss({ light, dark }: SettingsByMode): string {
  return [
    rule(':root', variables(light)),
    // Has the same specificity as the theme's own rule, which it needs to override.
    rule("html[data-theme='dark']", variables(dark)),
  ].join('\n\n');
}

/** Returns this site's own role variables, which connect the palette to the theme's variables. */
function roles(settings: ColorSettings, linkColor: string): string[] {
  const onAccent =
    contrastRatio(settings.baseColor, '#ffffff') >= contrastRatio(settings.baseColor, '#000000')
      ? '#ffffff'
      : '#000000';
  return [
    `--site-background: ${settings.background}`,
    `--site-accent: var(${PRIMARY})`,
    `--site-accent-text: var(${linkColor})`,
    `--site-on-accent: ${onAccent}`,
  ];
}

/** Returns the rules that preview the colors on the current page. */
export function liveCss({ light, dark }: SettingsByMode): string {
  return [
    rule("html[data-theme='light']", [...variables(light), ...roles(light, `${PRIMARY}-darker`)]),
    rule("html[data-theme='dark']", [...variables(dark), ...roles(dark, PRIMARY)]),
  ].join('\n\n');
}
