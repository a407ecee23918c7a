// Readers gain: examples shown as they look in a browser, without an import, and task lists that
// screen readers can tell.
// Delete when: no page uses BrowserFrame, and the theme names the check marks of task lists.
import BrowserFrame from '@site/src/components/BrowserFrame';
import TaskCheckbox from '@site/src/components/TaskCheckbox';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, input: TaskCheckbox, BrowserFrame };
