import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper is white, and browsers don't print backgrounds by default, so the text of dark mode would be hard to read.
if (ExecutionEnvironment.canUseDOM) {
  const { dataset } = document.documentElement;
  const diagrams = () => document.querySelectorAll<HTMLElement>('.docusaurus-mermaid-container');
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    theme = dataset.theme;
    dataset.theme = 'light';
    // The colors of a diagram can't change until it's drawn again, which is too late. src/css/print.css inverts them.
    for (const diagram of diagrams()) {
      diagram.dataset.theme = theme;
    }
  });
  window.addEventListener('afterprint', () => {
    dataset.theme = theme;
    for (const diagram of diagrams()) {
      delete diagram.dataset.theme;
    }
  });
}
