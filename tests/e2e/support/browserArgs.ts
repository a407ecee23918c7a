/**
 * Features that Playwright turns off itself. They are repeated here because of two
 * switches of one name Chromium reads the last; tests/e2e/browser.spec.ts compares
 * them with the list of the Playwright that runs.
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
 * Every window loads two pages for the suggestions of its address bar before anyone
 * types there, and each test opens a window: about 30 % of the time of the processor.
 * A Chromium that does not know these names ignores them.
 */
const OFF_FOR_SPEED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Chromium is started with, besides Playwright's own switches. */
export const browserArgs: string[] = [
  // Containers run as root, where Chromium's own sandbox does not start.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
];
