import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper is white, and browsers don't print backgrounds by default, so the text of dark mode would be hard to read.
if (ExecutionEnvironment.canUseDOM) {
  const { dataset } = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    theme = dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset.theme = theme;
  });
}
