/** Proves that a script among the client modules runs: the root element gets an attribute. */
if (typeof document !== 'undefined') {
  document.documentElement.dataset.testClientModule = 'ran';
}
