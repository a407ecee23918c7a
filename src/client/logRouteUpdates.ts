import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

/** On a deploy preview, route updates are logged for the people who review it. */
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
