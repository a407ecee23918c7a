import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useTabIds } from './tabIds';

/** The content of a tab, which screen readers announce with the label of its tab. */
export default function TabPanel({ value, className, children }: Props) {
  const { selectedValue, lazy, tabValues } = useTabs();
  const ids = useTabIds(value);
  const isSelected = value === selectedValue;
  return (
    (isSelected || !lazy) && (
      <div
        role="tabpanel"
        id={ids.panel}
        aria-labelledby={ids.tab}
        className={clsx(styles.panel, className)}
        hidden={!isSelected}
        data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      >
        {children}
      </div>
    )
  );
}
