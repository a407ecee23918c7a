// Readers gain: reference tables with linkable rows, examples shown as they look in a browser (both
// without an import), and task lists that
// screen readers can tell.
// Delete when: no page uses ApiTable and BrowserFrame, and the theme names the check marks of task lists.
import ApiTable from '@site/src/components/ApiTable';
import BrowserFrame from '@site/src/components/BrowserFrame';
import TaskCheckbox from '@site/src/components/TaskCheckbox';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, input: TaskCheckbox, ApiTable, BrowserFrame };
