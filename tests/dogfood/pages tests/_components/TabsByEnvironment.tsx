import useIsBrowser from '@docusaurus/useIsBrowser';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Tabs whose default differs between the static page and the browser. */
export function TabsByEnvironment() {
  const isBrowser = useIsBrowser();
  const place = isBrowser ? 'browser' : 'server';
  return (
    <Tabs key={place} defaultValue={place}>
      <TabItem value="server" label="Server">
        Drawn while building.
      </TabItem>
      <TabItem value="browser" label="Browser">
        Drawn in the browser.
      </TabItem>
    </Tabs>
  );
}
