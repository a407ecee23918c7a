import { type ColorMode, createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import {
  type ColorSettings,
  defaultSettings,
  deserialize,
  type SettingsByMode,
  sameColors,
  serialize,
} from './settings';
import { liveCss } from './styleSheets';

// If storage isn't available, the slot logs the error and ignores it.
const slotOf = (mode: ColorMode) =>
  createStorageSlot(`color-generator.${mode}`, { persistence: 'sessionStorage' });

const storedSettings = (mode: ColorMode): ColorSettings =>
  deserialize(slotOf(mode).get()) ?? defaultSettings[mode];

interface ColorSettingsState {
  /** The color mode of the page, which is also the mode being edited. */
  readonly mode: ColorMode;
  readonly settings: SettingsByMode;
  /** Whether the colors of this mode differ from the defaults. */
  readonly edited: boolean;
  /** Whether the page is hydrated and the stored settings are loaded. */
  readonly ready: boolean;
  readonly change: (settings: ColorSettings) => void;
  readonly reset: () => void;
  readonly switchMode: (mode: ColorMode) => void;
}

/** The colors that the reader chose for each mode. They're stored for the session and applied to the page while it's open. */
export function useColorSettings(): ColorSettingsState {
  const { colorMode: mode, setColorMode } = useColorMode();
  const [settings, setSettings] = useState(defaultSettings);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setSettings({ light: storedSettings('light'), dark: storedSettings('dark') });
    setReady(true);
  }, []);

  const isEdited = (of: ColorMode) => !sameColors(settings[of], defaultSettings[of]);
  const anyEdited = isEdited('light') || isEdited('dark');

  useEffect(() => {
    if (!anyEdited) {
      return undefined;
    }
    const sheet = document.createElement('style');
    sheet.textContent = liveCss(settings);
    document.head.append(sheet);
    return () => sheet.remove();
  }, [settings, anyEdited]);

  return {
    mode,
    settings,
    edited: isEdited(mode),
    ready,
    change: (changed) => {
      setSettings((before) => ({ ...before, [mode]: changed }));
      slotOf(mode).set(serialize(changed));
    },
    reset: () => {
      setSettings((before) => ({ ...before, [mode]: defaultSettings[mode] }));
      slotOf(mode).del();
    },
    switchMode: setColorMode,
  };
}
