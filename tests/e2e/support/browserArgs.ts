/**
 * Features that Playwright disables. They're repeated here because Chromium uses only the last
 * of several switches with the same name. tests/e2e/browser.spec.ts compares them with the list
 * of the installed Playwright version.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Every window loads two pages for address bar suggestions before anyone types there. Each test
 * opens a window, so this takes about 30% of the CPU time. Chromium ignores feature names that
 * it doesn't know.
 */
const OFF_FOR_SPEED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments for Chromium in addition to Playwright's own. */
export const browserArgs: string[] = [
  // Containers run as root, and Chromium's sandbox doesn't start there.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
];
