/** Proves that scripts work as client modules by adding an attribute to the root element. */
if (typeof document !== 'undefined') {
  document.documentElement.dataset.testClientModule = 'ran';
}
