import type { ColorMode } from '@docusaurus/theme-common';
import { darken, parseHex } from '@site/src/lib/color';

/** One of the theme's seven shades of the primary color. */
export interface Shade {
  /** CSS variable for the color. */
  readonly variable: string;
  /** How much darker the shade is than the base color, as a fraction of the base color's lightness. Negative for lighter shades. */
  readonly adjustment: number;
  /** The adjustment as typed by the reader, which may not be a valid number yet. */
  readonly adjustmentInput: string;
  /** Position in the table, which goes from light to dark. */
  readonly displayOrder: number;
  /** Position in the style sheet, which starts with the primary color. */
  readonly codeOrder: number;
}

/** The reader's choices for one color mode. */
export interface ColorSettings {
  /** Colors have the form `#rrggbb`. */
  readonly baseColor: string;
  readonly background: string;
  readonly shades: readonly Shade[];
}

export type SettingsByMode = Readonly<Record<ColorMode, ColorSettings>>;

/** The variable for the base color itself, whose adjustment is always 0. */
export const PRIMARY = '--ifm-color-primary';

const steps: readonly Omit<Shade, 'adjustmentInput'>[] = [
  { variable: PRIMARY, adjustment: 0, displayOrder: 3, codeOrder: 0 },
  { variable: `${PRIMARY}-dark`, adjustment: 0.1, displayOrder: 4, codeOrder: 1 },
  { variable: `${PRIMARY}-darker`, adjustment: 0.15, displayOrder: 5, codeOrder: 2 },
  { variable: `${PRIMARY}-darkest`, adjustment: 0.3, displayOrder: 6, codeOrder: 3 },
  { variable: `${PRIMARY}-light`, adjustment: -0.1, displayOrder: 2, codeOrder: 4 },
  { variable: `${PRIMARY}-lighter`, adjustment: -0.15, displayOrder: 1, codeOrder: 5 },
  { variable: `${PRIMARY}-lightest`, adjustment: -0.3, displayOrder: 0, codeOrder: 6 },
];

const shades: readonly Shade[] = steps.map((step) => ({
  ...step,
  adjustmentInput: String(step.adjustment),
}));

/** The default colors of a new site, which are also the colors of this site. */
export const defaultSettings: SettingsByMode = {
  light: { baseColor: '#2e8555', background: '#ffffff', shades },
  dark: { baseColor: '#25c2a0', background: '#181920', shades },
};

/** Parses a number from -1 to 1. Returns undefined for any other text. */
export function parseAdjustment(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Math.abs(value) <= 1 ? value : undefined;
}

/** Returns the settings with a new adjustment for one shade. If the text isn't a valid number, the color doesn't change. */
export function withAdjustment(
  settings: ColorSettings,
  variable: string,
  adjustmentInput: string,
): ColorSettings {
  return {
    ...settings,
    shades: settings.shades.map((shade) =>
      shade.variable === variable
        ? {
            ...shade,
            adjustmentInput,
            adjustment: parseAdjustment(adjustmentInput) ?? shade.adjustment,
          }
        : shade,
    ),
  };
}

/** Returns the color of a shade as `#rrggbb`. */
export function shadeColor(settings: ColorSettings, shade: Shade): string {
  return darken(settings.baseColor, shade.adjustment);
}

/** Whether two settings produce the same colors. */
export function sameColors(first: ColorSettings, second: ColorSettings): boolean {
  return serialize(first) === serialize(second);
}

/** Converts settings to the string that's stored. */
export function serialize({ baseColor, background, shades: chosen }: ColorSettings): string {
  return JSON.stringify({
    baseColor,
    background,
    shades: Object.fromEntries(chosen.map((shade) => [shade.variable, shade.adjustment])),
  });
}

/** Reads stored settings. Anyone can change what's stored, so anything that doesn't match our format is ignored. */
export function deserialize(stored: string | null): ColorSettings | undefined {
  try {
    const { baseColor, background, shades: chosen } = JSON.parse(stored ?? '');
    if (parseHex(baseColor) !== baseColor || parseHex(background) !== background) {
      return undefined;
    }
    const read = shades.map((shade) => {
      const adjustment = parseAdjustment(String(chosen[shade.variable]));
      return (
        adjustment !== undefined && { ...shade, adjustment, adjustmentInput: String(adjustment) }
      );
    });
    return read.every((shade) => shade !== false)
      ? { baseColor, background, shades: read }
      : undefined;
  } catch {
    return undefined;
  }
}
