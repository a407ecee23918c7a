import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

/** Logs route updates to the console on deploy previews, to help reviewers. */
const logRouteUpdates: ClientModule = siteConfig.customFields?.isDeployPreview
  ? {
      onRouteUpdate({ location, previousLocation }) {
        console.log('onRouteUpdate', { location, previousLocation });
      },
      onRouteDidUpdate({ location, previousLocation }) {
        console.log('onRouteDidUpdate', { location, previousLocation });
      },
    }
  : {};

export default logRouteUpdates;
