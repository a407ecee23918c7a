// Readers gain: reference tables with linkable rows, examples that are shown as they look in a browser,
// and task lists that screen readers can read. Writers can use ApiTable and BrowserFrame without an import.
// Delete when: no page uses ApiTable or BrowserFrame, and the theme labels the checkboxes of task lists.
import ApiTable from '@site/src/components/ApiTable';
import BrowserFrame from '@site/src/components/BrowserFrame';
import TaskCheckbox from '@site/src/components/TaskCheckbox';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, input: TaskCheckbox, ApiTable, BrowserFrame };
