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

/** The rules that a reader pastes into the style sheet of a site. */
export function customCss({ light, dark }: SettingsByMode): string {
  return [
    rule(':root', variables(light)),
    // As specific as the theme's own rule, which it must follow or beat.
    rule("html[data-theme='dark']", variables(dark)),
  ].join('\n\n');
}

/** This site's own roles, which stand between the palette and the theme's variables. */
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

/** The rules that show the colours on the page that the reader looks at. */
export function liveCss({ light, dark }: SettingsByMode): string {
  return [
    rule("html[data-theme='light']", [...variables(light), ...roles(light, `${PRIMARY}-darker`)]),
    rule("html[data-theme='dark']", [...variables(dark), ...roles(dark, PRIMARY)]),
  ].join('\n\n');
}
