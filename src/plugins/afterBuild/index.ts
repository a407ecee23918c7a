import { createRequire } from 'node:module';
import path from 'node:path';
import redirectsPlugin, {
  type PluginOptions as RedirectOptions,
  validateOptions as validateRedirects,
} from '@docusaurus/plugin-client-redirects';
import * as pwaModule from '@docusaurus/plugin-pwa';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { writeMarkdownTwins } from '../markdownTwins';
import { checkScripts } from '../offline/checkScripts';
import { joinWorkerScripts } from '../offline/joinWorkerScripts';
import type { OfflineOptions } from '../offline/listFiles';
import { offlineFilesStep, workerEntry } from '../offline/writeOfflineFiles';
import searchIndexPlugin, { type SearchIndexOptions } from '../searchIndex';
import { type SecurityOptions, securitySteps } from '../security';

interface Options {
  readonly searchIndex: SearchIndexOptions;
  readonly storage: OfflineOptions;
  /** Without them, there's no offline reading. */
  readonly pwa: pwaModule.PluginOptions | false;
  /** Whether pages have Markdown copies. */
  readonly hasMarkdownTwins: boolean;
  readonly redirects: RedirectOptions;
  readonly security: SecurityOptions;
}

type Validation = OptionValidationContext<pwaModule.Options, pwaModule.PluginOptions>;

/** The package declares the types of its options, but not of its functions. */
const { default: pwaPlugin, validateOptions: validatePwa } = pwaModule as unknown as {
  default: (context: LoadContext, options: pwaModule.PluginOptions) => Plugin | null;
  validateOptions: (context: Validation) => pwaModule.PluginOptions;
};

/**
 * Validates the options of the PWA plugin and adds its defaults. The options are returned by a function, because the
 * configuration is part of the script that every page loads, and functions aren't.
 */
export function validateOptions({
  validate,
  options: { getOptions },
}: Pick<Validation, 'validate'> & { readonly options: { readonly getOptions: () => Options } }) {
  const options = getOptions();
  return {
    ...options,
    id: 'default',
    pwa: options.pwa && validatePwa({ validate, options: options.pwa }),
    redirects: validateRedirects({ validate, options: options.redirects } as never),
  };
}

/** Something that happens after the pages are generated. */
type Step = NonNullable<Plugin['postBuild']>;

/**
 * All steps after the build whose order matters, including those of the redirects plugin, the
 * search index plugin, and the PWA plugin. Docusaurus runs the `postBuild` steps of all plugins at
 * the same time, but the service worker, for example, has to know the files of the finished search
 * index. Use separate plugins again when Docusaurus runs these steps in order.
 */
export default function afterBuildPlugin(
  context: LoadContext,
  {
    searchIndex,
    storage,
    pwa: pwaOptions,
    hasMarkdownTwins,
    redirects: redirectOptions,
    security,
  }: Options,
): Plugin {
  const index = searchIndexPlugin(context, searchIndex);
  // The development server has no service worker.
  const pwa =
    pwaOptions &&
    pwaPlugin(context, {
      ...pwaOptions,
      swCustom: workerEntry(context).file,
      swRegister: path.join(context.siteDir, 'src/client/registerWorker.ts'),
    });
  const require = createRequire(path.join(context.siteDir, 'package.json'));
  const folder = path.dirname(require.resolve('@docusaurus/plugin-pwa'));
  // Docusaurus would resolve relative paths from the folder of this file.
  const fromPackage = (file: string | undefined) => path.resolve(folder, file ?? '');
  // Each step sees the files of the ones before it.
  const secure = securitySteps(context, security);
  const steps: readonly (Step | undefined)[] = [
    checkScripts,
    // The package has its own copy of this type with different content.
    (redirectsPlugin(context, redirectOptions) as Plugin | null)?.postBuild,
    secure.pages,
    hasMarkdownTwins ? writeMarkdownTwins : undefined,
    index.postBuild,
    ...(pwa ? [offlineFilesStep(context, storage), pwa.postBuild, joinWorkerScripts] : []),
    secure.headers,
  ];
  return {
    ...index,
    ...(pwa && {
      ...pwa,
      getThemePath: () => fromPackage(pwa.getThemePath?.()),
      getTypeScriptThemePath: () => fromPackage(pwa.getTypeScriptThemePath?.()),
      getClientModules: () => (pwa.getClientModules?.() ?? []).map(fromPackage),
    }),
    async postBuild(props) {
      for (const step of steps) {
        await step?.(props);
      }
    },
  };
}
