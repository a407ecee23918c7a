import type { ColorMode } from '@docusaurus/theme-common';
import { darken, parseHex } from '@site/src/lib/color';

/** One of the seven colours that the theme derives from the primary colour. */
export interface Shade {
  /** CSS variable that holds the colour. */
  readonly variable: string;
  /** Share of the base colour's lightness that is taken away; negative where it is added. */
  readonly adjustment: number;
  /** The adjustment as the reader typed it, which may be no number yet. */
  readonly adjustmentInput: string;
  /** Place in the table, which goes from light to dark. */
  readonly displayOrder: number;
  /** Place in the style sheet, which starts with the primary colour. */
  readonly codeOrder: number;
}

/** What the reader chose for one colour mode. */
export interface ColorSettings {
  /** Colours are `#rrggbb`. */
  readonly baseColor: string;
  readonly background: string;
  readonly shades: readonly Shade[];
}

export type SettingsByMode = Readonly<Record<ColorMode, ColorSettings>>;

/** The variable of the base colour itself, whose adjustment is always 0. */
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

/** The colours of a new site, and of this one. */
export const defaultSettings: SettingsByMode = {
  light: { baseColor: '#2e8555', background: '#ffffff', shades },
  dark: { baseColor: '#25c2a0', background: '#181920', shades },
};

/** The number from -1 to 1 that the text holds; undefined where it holds none. */
export function parseAdjustment(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Math.abs(value) <= 1 ? value : undefined;
}

/** The settings with another adjustment typed for one shade. A text without a number leaves the colour as it was. */
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

/** The colour of one shade, `#rrggbb`. */
export function shadeColor(settings: ColorSettings, shade: Shade): string {
  return darken(settings.baseColor, shade.adjustment);
}

/** Whether two settings give the same colours. */
export function sameColors(first: ColorSettings, second: ColorSettings): boolean {
  return serialize(first) === serialize(second);
}

/** The settings as they are stored. */
export function serialize({ baseColor, background, shades: chosen }: ColorSettings): string {
  return JSON.stringify({
    baseColor,
    background,
    shades: Object.fromEntries(chosen.map((shade) => [shade.variable, shade.adjustment])),
  });
}

/** Reads stored settings. Storage is open to everyone, so whatever is not as we write it counts as absent. */
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
