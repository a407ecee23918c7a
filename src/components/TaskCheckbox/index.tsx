import type { ComponentProps } from 'react';

/**
 * The `input` element in Markdown. Markdown doesn't label the checkboxes in task
 * lists, so this component adds a label that says whether the task is done.
 */
export default function TaskCheckbox(props: ComponentProps<'input'>) {
  const isTask = props.type === 'checkbox' && props.disabled;
  const name = props.checked ? 'Done' : 'To do';
  return <input {...(isTask && { 'aria-label': name })} {...props} />;
}
