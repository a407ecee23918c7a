import type { ComponentProps } from 'react';

/**
 * The input element of Markdown. The check mark of a task list, which Markdown
 * leaves without a name, says whether the task is done.
 */
export default function TaskCheckbox(props: ComponentProps<'input'>) {
  const isTask = props.type === 'checkbox' && props.disabled;
  const name = props.checked ? 'Done' : 'To do';
  return <input {...(isTask && { 'aria-label': name })} {...props} />;
}
