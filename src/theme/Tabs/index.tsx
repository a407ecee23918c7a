// Readers gain: screen readers can move from a tab to its panel, and Space, Home, and End work on tabs.
// Delete when: the theme's tabs have an ID and the `aria-controls` attribute, and handle these keys.
import { pressTab } from '@site/src/components/TabPanel/pressTab';
import { TabGroupContext, tabIds } from '@site/src/components/TabPanel/tabIds';
import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import { Children, cloneElement, isValidElement, type ReactNode, useId } from 'react';

type Tab = NonNullable<Props['values']>[number];

/** Tabs whose labels reference their panels. */
export default function Tabs({ values, children, ...props }: Props) {
  const group = useId();
  const connect = ({ value, attributes }: Tab) => {
    const ids = tabIds(group, value);
    return {
      ...attributes,
      id: ids.tab,
      'aria-controls': ids.panel,
      onKeyDownCapture: pressTab,
    };
  };
  const connectItem = (child: ReactNode) =>
    isValidElement<Tab>(child) && child.props.value !== undefined
      ? cloneElement(child, { attributes: connect(child.props) })
      : child;
  return (
    <TabGroupContext value={group}>
      {/* After hydration, the theme replaces its tabs. The frame limits what browsers then style again: without it,
          that's the whole page, because of the theme's rule for what follows a header. */}
      <div>
        <OriginalTabs
          {...props}
          values={values?.map((tab) => ({ ...tab, attributes: connect(tab) }))}
        >
          {Children.map(children, connectItem) as Props['children']}
        </OriginalTabs>
      </div>
    </TabGroupContext>
  );
}
