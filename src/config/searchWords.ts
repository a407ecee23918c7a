/**
 * What readers call things, by the place that answers them. A title says what a
 * section holds in the words of the tool; somebody who does not know these yet
 * types a wish in their own. The addresses are those of the version being
 * written; the same place of an older version gets the same words.
 *
 * Words, not sentences: each counts like a keyword of the section. Write what
 * newcomers say, leave out what the heading says already.
 */
export const searchWords: Readonly<Record<string, string>> = {
  // Start
  '/docs/': 'what is docusaurus, overview, why use it, beginner, quick start, about',
  '/docs/#fast-track': 'five minutes, quickly, first steps, getting started, hello world',
  '/docs/#right-tool': 'should I use it, pros and cons, alternatives, suitable, when not to',
  '/docs/#comparison-with-other-tools':
    'alternatives, versus, vs, compare, Gatsby, Next.js, VitePress, Jekyll, MkDocs, Hugo, GitBook, Starlight, Nextra',
  '/docs/#staying-informed': 'news, follow, announcements, twitter, newsletter',
  '/docs/#something-missing': 'help, ask a question, support, discord, report an issue',
  '/docs/#features': 'what can it do, benefits, advantages, why docusaurus',
  '/docs/#design-principles': 'philosophy, goals, why it is made so',
  '/docs/#migrating-from-v1': 'old site, version 1',
  '/docs/installation/': 'download, setup, npm, yarn, pnpm, start a project, get it running',
  '/docs/installation/#requirements':
    'prerequisites, supported Node.js version, system requirements, minimum, what do I need, which Node version do I need',
  '/docs/installation/#scaffold-project-website':
    'create a new project, init, bootstrap, generate, npx, starter, template, boilerplate',
  '/docs/installation/#project-structure':
    'folder layout, directory tree, what are these files, where do files go',
  '/docs/installation/#monorepos': 'workspaces, lerna, nx, turborepo, subfolder of a repository',
  '/docs/installation/#running-the-development-server':
    'preview locally, localhost, run on my computer, start the site, hot reload, live reload, watch, see my changes, port already in use',
  '/docs/installation/#build': 'production build, generate static files, compile, export html',
  '/docs/installation/#updating-your-docusaurus-version':
    'update packages, bump the version, latest release, newer version, npm update',
  '/docs/installation/#problems':
    'does not start, install fails, troubleshooting, not working, npm error, command not found, clean install, delete node_modules',
  '/docs/configuration/': 'settings, options, config file, setup, preferences, customize the site',
  '/docs/configuration/#syntax-to-declare-docusaurus-config':
    'async config, function, ESM, CommonJS, config file format, TypeScript config',
  '/docs/configuration/#custom-configurations':
    'own fields, extra data, custom values, unknown field, environment variables in the browser, pass environment variables to the browser, api key',
  '/docs/configuration/#accessing-configuration-from-components':
    'read config in React, use the site title in a component, siteConfig, pass a value to React, use settings in code, api key in a component',
  '/docs/configuration/#customizing-babel-configuration':
    'babel.config.js, transpile, JSX compiler, presets',
  '/docs/configuration/#theme-plugin-and-preset-configurations':
    'where to list plugins, options of a preset',
  '/docs/configuration/#mistakes': 'config error, validation error, unknown key, not allowed',
  '/docs/playground/':
    'try online, demo, without installing, test in the browser, online editor, StackBlitz, sandbox, test drive, codesandbox, preview without a computer, before installing',
  '/docs/playground/#reproduce-a-problem':
    'minimal reproduction, bug report example, reproducible demo, repro',
  '/docs/typescript-support/': 'types, tsx, tsconfig, type checking, typed, ts',
  '/docs/typescript-support/#setup':
    'convert to TypeScript, migrate a JavaScript project, add types, existing project',
  '/docs/typescript-support/#typing-config':
    'docusaurus.config.ts, typed configuration, autocomplete, IntelliSense, JSDoc types',
  '/docs/typescript-support/#swizzling-typescript-theme-components': 'typed theme components',

  // Pages, docs and sidebars
  '/docs/creating-pages/':
    'landing page, home page, standalone page, about page, custom page, index page, new route',
  '/docs/creating-pages/#add-a-react-page':
    'homepage, custom layout, landing page, write a page in JSX, design the front page, change the home page',
  '/docs/creating-pages/#add-a-markdown-page':
    'page without sidebar, simple text page, terms, imprint, contact',
  '/docs/creating-pages/#routing':
    'file based routing, url of a page, nested pages, how paths are made',
  '/docs/creating-pages/#ignored-files':
    'exclude a file, underscore, helper component, tests next to pages, not a page',
  '/docs/creating-pages/#page-or-doc': 'difference between pages and docs',
  '/docs/creating-pages/#duplicate-routes': 'two pages with the same url, conflict',
  '/docs/creating-pages/#choose-another-address': 'change the url of a page, slug',
  '/docs/create-doc/':
    'new article, write documentation, add a page, add a markdown file, first document',
  '/docs/create-doc/#doc-front-matter':
    'yaml header, metadata at the top of a file, page title, page description',
  '/docs/create-doc/#draft-and-unlisted':
    'work in progress, hide a page, unpublished, private, secret page, only in development, not in production, not ready yet, unfinished page, not finished, hidden page',
  '/docs/create-doc/#organizing-folder-structure':
    'subfolders, nested folders, directories, structure documents',
  '/docs/create-doc/#link-to-a-doc': 'cross reference, relative links, link between pages',
  '/docs/create-doc/#partials':
    'reuse content, shared snippet, include a file, import markdown, single source, transclude, common text',
  '/docs/create-doc/#doc-tags': 'labels, keywords for documents, categorize pages, tag page',
  '/docs/create-doc/#page-anatomy': 'parts of a page, heading, first heading, title of a document',
  '/docs/create-doc/#tags-file': 'list of allowed tags, tags.yml, predefined tags',
  '/docs/docs-introduction/#customizing-doc-urls':
    'change the url, slug, permalink, path of a page, rename the address',
  '/docs/docs-introduction/#home-page-docs':
    'landing page of the documentation, index, root document, first page, start page of docs',
  '/docs/docs-introduction/#docs-only-mode':
    'remove the landing page, docs at the root, without a homepage, serve documentation at /, no blog, docs as home',
  '/docs/docs-introduction/#document-id': 'identifier of a page, name of a document, rename',
  '/docs/docs-introduction/': 'basics, how docs work, concepts, overview of the docs feature',
  '/docs/docs-introduction/#four-parts': 'files, sidebar, versions, instances',
  '/docs/docs-multi-instance/':
    'two documentation sets, several manuals, multiple products, separate docs, second docs folder, different versions for iOS and Android, SDK',
  '/docs/docs-multi-instance/#use-cases': 'when to use, why two',
  '/docs/docs-multi-instance/#setup': 'second set of docs, add another docs section',
  '/docs/docs-multi-instance/#tagging-new-versions': 'version one product only, separate versions',
  '/docs/docs-multi-instance/#links-between-instances': 'cross link products',
  '/docs/sidebar/':
    'left menu, side menu, navigation tree, side navigation, table of pages, menu of the docs, table of the docs on the left, left hand navigation',
  '/docs/sidebar/#collapsible-categories':
    'expandable menu, accordion, fold sections, toggle a group',
  '/docs/sidebar/#expanded-categories-by-default':
    'always open, unfold on load, uncollapsed, collapsed state',
  '/docs/sidebar/#hideable-sidebar':
    'collapse the whole sidebar, full width, toggle side menu, close the menu, more space for reading',
  '/docs/sidebar/#auto-collapse-sidebar-categories':
    'close other sections, only one open at a time, accordion',
  '/docs/sidebar/#autogenerated-sidebar-metadata':
    'order of pages, sort the menu, rename menu entry, label, position, reorder',
  '/docs/sidebar/#using-number-prefixes': '01-intro.md, numbered files, order files by name, sort',
  '/docs/sidebar/#passing-custom-props':
    'badge, new label, icon in the menu, custom data, style an entry, emoji',
  '/docs/sidebar/#sidebar-breadcrumbs':
    'navigation path, trail, you are here, path above the title',
  '/docs/sidebar/#default-sidebar': 'no sidebars.js, automatic menu, generated from folders',
  '/docs/sidebar/#sidebar-object': 'where to write the menu, sidebars.js, sidebars.ts, structure',
  '/docs/sidebar/#complex-sidebars-example': 'big menu, full example, sample',
  '/docs/sidebar/#resolution': 'how the menu is made',
  '/docs/sidebar/autogenerated/':
    'menu from the file system, automatic, generate from folders, filesystem sidebar',
  '/docs/sidebar/autogenerated/#order':
    'sort pages, reorder, change the position, alphabetical, arrange',
  '/docs/sidebar/autogenerated/#doc-item-metadata':
    'rename a page in the menu, label, position, class name',
  '/docs/sidebar/autogenerated/#category-item-metadata':
    'name of a folder, title of a group, folder label, folder position, folder settings, description of a folder, collapsed folder, _category_ file',
  '/docs/sidebar/autogenerated/#category-index-convention':
    'index.md, README, landing page of a folder, clickable folder',
  '/docs/sidebar/autogenerated/#customize-the-sidebar-items-generator':
    'custom sort, reverse order, filter pages, programmatic',
  '/docs/sidebar/autogenerated/#using-number-prefixes':
    '01, numbers in file names, numbers disappear, date in a file name',
  '/docs/sidebar/items/#sidebar-item-link':
    'external link in the menu, url, website in the sidebar',
  '/docs/sidebar/items/#sidebar-item-category':
    'section, folder, submenu, nested menu, group pages, heading in the menu',
  '/docs/sidebar/items/#category-link':
    'clickable category, page for a group, section landing page',
  '/docs/sidebar/items/#generated-index-page':
    'overview page with cards, list of pages in a group, automatic index, table of contents of a section',
  '/docs/sidebar/items/#sidebar-item-html':
    'separator, divider, line, custom markup, image, title in the menu, static text',
  '/docs/sidebar/items/#using-shorthands': 'short syntax, simpler, abbreviations, plain strings',
  '/docs/sidebar/items/': 'kinds of entries, what can be in the menu, menu entries',
  '/docs/sidebar/items/#sidebar-item-doc':
    'link to a page, change the label of a page in the menu, add a page to the menu',
  '/docs/sidebar/items/#sidebar-item-ref': 'same page in two menus, without next and previous',
  '/docs/sidebar/items/#category-doc-link': 'page when clicking a group, overview of a section',
  '/docs/sidebar/items/#embedding-generated-index-in-doc-page':
    'cards, DocCardList, tiles, list of child pages',
  '/docs/sidebar/items/#sidebar-item-autogenerated':
    'all files of a folder, mix manual and automatic',
  '/docs/sidebar/items/#key': 'duplicate labels, translation of labels, same name twice',
  '/docs/sidebar/items/#collapsible-categories': 'always expanded group, cannot be closed',
  '/docs/sidebar/items/#troubleshooting': 'sidebar error, invalid item',
  '/docs/sidebar/multiple-sidebars/':
    'several menus, different menu per section, two sidebars, another sidebar',
  '/docs/sidebar/multiple-sidebars/#generating-pagination':
    'next and previous buttons, page navigation at the bottom, arrows, disable previous next, change the next page',
  '/docs/sidebar/multiple-sidebars/#displayed-sidebar':
    'no sidebar on a page, remove the menu from a page, another menu, hide',
  '/docs/sidebar/multiple-sidebars/#sidebar-association':
    'why is the wrong sidebar shown, which menu is shown',
  '/docs/sidebar/multiple-sidebars/#sidebar-or-instance':
    'separate sections, sidebar versus docs plugin',

  // Versions
  '/docs/versioning/':
    'multiple releases, old documentation, archive, release docs, several versions, history, previous releases, older docs, keep documentation of an old release, v1 and v2 side by side',
  '/docs/versioning/#tagging-a-new-version':
    'release a version, create a version, new version, freeze, snapshot, publish v2, docs:version',
  '/docs/versioning/#last-version':
    'default version, current version, latest, next, stable, unreleased docs',
  '/docs/versioning/#navbar-items':
    'version switcher, version selector, version dropdown, version picker',
  '/docs/versioning/#version-your-documentation-only-when-needed':
    'should I use versions, when to version, downsides',
  '/docs/versioning/#directory-structure':
    'versioned_docs folder, versions.json, where old versions live',
  '/docs/versioning/#updating-an-existing-version':
    'edit an old version, change released docs, fix a typo in a past version, backport',
  '/docs/versioning/#rename-a-version': 'change the label, version name',
  '/docs/versioning/#deleting-an-existing-version':
    'remove old versions, drop, unsupported, end of life',
  '/docs/versioning/#build-fewer-versions':
    'slow build, faster development, limit versions, only current version',
  '/docs/versioning/#limits': 'too many versions, how many, build time, size',
  '/docs/versioning/#terminology': 'current, latest, next, unreleased, meaning',
  '/docs/versioning/#configuring-versioning-behavior': 'banner, badge, label, path of a version',
  '/docs/versioning/#recommended-practices': 'best practices, tips, relative links',
  '/docs/versioning/#translations': 'translate old versions',
  '/docs/versioning/#cut-again': 'redo a version, wrong snapshot',

  // Blog
  '/docs/blog/': 'news, articles, write a post, weblog, posts',
  '/docs/blog/#initial-setup': 'add a blog, enable, set up, start a blog',
  '/docs/blog/#adding-posts': 'new article, publish, write a post, create a post',
  '/docs/blog/#blog-post-date':
    'change the date, publish date, url of a post, permalink, timestamp',
  '/docs/blog/#drafts': 'unpublished post, hide a post, work in progress, schedule',
  '/docs/blog/#blog-list':
    'excerpt, summary, read more, preview, shorten posts, teaser, cut, truncate marker',
  '/docs/blog/#reading-time':
    'minutes, how long to read, estimate, words per minute, how long an article takes, time to read',
  '/docs/blog/#blog-post-authors':
    'who wrote it, author picture, avatar, writer, byline, co-authors, bio, authors.yml, several writers, two authors, multiple authors',
  '/docs/blog/#author-pages': 'all posts by one person, profile page',
  '/docs/blog/#author-socials':
    'twitter, github, linkedin, mastodon, bluesky, social links of a writer',
  '/docs/blog/#inline-authors': 'guest writer, author without a global entry',
  '/docs/blog/#tags':
    'categories, labels, topics, organize posts, keywords, classify, group articles, group posts by topic',
  '/docs/blog/#feed':
    'RSS, Atom, JSON feed, subscribe, subscription, XML, feed reader, syndication, follow by email, get notified of new posts, newsletter',
  '/docs/blog/#blog-sidebar':
    'recent posts, list of posts, number of posts in the side menu, all posts, archive, pagination',
  '/docs/blog/#process-blog-posts': 'filter posts, hide old posts, sort, future posts',
  '/docs/blog/#blog-only-mode':
    'blog as homepage, without docs, blog at the root, personal blog, disable docs',
  '/docs/blog/#multiple-blogs': 'second blog, two blogs, another blog, release notes',
  '/docs/blog/#routes': 'pages of a blog, urls of the blog',

  // Markdown
  '/docs/markdown-features/':
    'formatting, syntax, text, write content, what can I use, bold, lists, tables, cheat sheet, how to format, headings, text style, underline, horizontal rule, html tags, embed html',
  '/docs/markdown-features/#mdx-vs-commonmark':
    'md or mdx, disable MDX, plain markdown, standard markdown, file extension, detect format',
  '/docs/markdown-features/#elements':
    'lists, tables, quotes, bold, italic, strikethrough, task list, checkboxes, footnotes, emoji',
  '/docs/markdown-features/#details':
    'collapsible text, expandable section, accordion, spoiler, toggle, hidden content, show more, collapse a long text, click to open, FAQ, fold a part of the page',
  '/docs/markdown-features/#front-matter':
    'yaml header, metadata, page settings, variables at the top',
  '/docs/markdown-features/#preprocessor':
    'replace text, variables, placeholders, macros, transform the source',
  '/docs/markdown-features/#mdx-errors':
    'could not parse, unexpected character, syntax error, curly braces, less than sign, acorn, build fails',
  '/docs/markdown-features/#format-of-a-file': 'md as plain markdown, treat one file differently',
  '/docs/markdown-features/#format': 'turn off JSX, CommonMark everywhere',
  '/docs/markdown-features/#parse-front-matter': 'custom front matter, own fields, validate',
  '/docs/markdown-features/admonitions/':
    'callout, alert, note box, warning box, info panel, tip, danger, notice, highlight a message, hint',
  '/docs/markdown-features/admonitions/#specifying-title':
    'change the heading of a callout, custom label, no title',
  '/docs/markdown-features/admonitions/#custom-admonition-type-components':
    'new callout, own color and icon, custom alert',
  '/docs/markdown-features/admonitions/#types': 'note, tip, info, warning, danger, colors of boxes',
  '/docs/markdown-features/admonitions/#class-and-id':
    'style one box, css class of a callout, anchor',
  '/docs/markdown-features/admonitions/#nesting': 'box in a box, callout inside a callout',
  '/docs/markdown-features/admonitions/#content': 'list or code in a box, tabs in a callout',
  '/docs/markdown-features/admonitions/#usage-in-jsx': 'callout component, Admonition component',
  '/docs/markdown-features/assets/':
    'insert a picture, add images, screenshots, photo, video, PDF, attachments, media',
  '/docs/markdown-features/assets/#images':
    'insert an image, picture path, screenshot, relative path, resize, width, align, alt text, caption',
  '/docs/markdown-features/assets/#themed-images':
    'different image for light and dark, logo per mode, swap pictures, dark variant',
  '/docs/markdown-features/assets/#inline-svgs': 'vector graphics, icon as component, import svg',
  '/docs/markdown-features/assets/#files':
    'PDF, zip, attachment, download link, docx, offer a download, video file, audio, download button',
  '/docs/markdown-features/assets/#ideal-images':
    'responsive, lazy load pictures, compress, optimize images, srcset, retina, blur placeholder',
  '/docs/markdown-features/assets/#paths':
    'relative or absolute, @site alias, where to put pictures',
  '/docs/markdown-features/assets/#jsx':
    'resize an image, img tag, image width, center a picture, require',
  '/docs/markdown-features/code-blocks/':
    'source code, snippet, syntax highlight, listing, program, fenced code, copy button',
  '/docs/markdown-features/code-blocks/#code-title':
    'file name above code, caption, header of a snippet, filename',
  '/docs/markdown-features/code-blocks/#supported-languages':
    'unsupported language, Java, PHP, Ruby, bash, PowerShell, no colors, highlighting missing, prism languages',
  '/docs/markdown-features/code-blocks/#theming':
    'code colors, dracula, github theme, editor theme, dark code theme, syntax theme',
  '/docs/markdown-features/code-blocks/#line-highlighting':
    'emphasize a line, mark lines, highlight rows, focus, diff, added and removed lines, highlight a line, highlight some lines',
  '/docs/markdown-features/code-blocks/#custom-magic-comments':
    'error line, diff colors, own highlight style, red and green lines',
  '/docs/markdown-features/code-blocks/#line-numbering':
    'show line numbers, numbered lines, row numbers, gutter, start number',
  '/docs/markdown-features/code-blocks/#live-code':
    'interactive code, editable example, react-live, run code in the page, live editor, playground',
  '/docs/markdown-features/code-blocks/#npm2yarn':
    'yarn pnpm bun tabs, install command in tabs, package manager switch, convert npm commands',
  '/docs/markdown-features/code-blocks/#codeblock-component':
    'code in React, show code from a variable, CodeBlock component',
  '/docs/markdown-features/code-blocks/#highlighting-with-comments':
    'highlight-next-line, comment that marks lines',
  '/docs/markdown-features/code-blocks/#live-code-scope':
    'variables in live code, import in live code',
  '/docs/markdown-features/tabs/':
    'tabbed content, switch between alternatives, panels, multi language examples, operating system switch',
  '/docs/markdown-features/tabs/#syncing-tab-choices':
    'remember the selection, same tab everywhere, synchronize, linked, persist the choice, groupId',
  '/docs/markdown-features/tabs/#query-string':
    'open a tab by url, share a tab, deep link, permalink, link straight to a tab, url of a tab',
  '/docs/markdown-features/tabs/#default':
    'preselected, initially selected, active tab, none selected',
  '/docs/markdown-features/tabs/#lazy': 'performance, only render the open tab, hidden content',
  '/docs/markdown-features/tabs/#styling': 'colors of tabs, css of tabs, full width tabs',
  '/docs/markdown-features/tabs/#basic': 'code in several languages side by side',
  '/docs/markdown-features/tabs/#accessibility': 'arrow keys, a11y',
  '/docs/markdown-features/diagrams/':
    'flowchart, UML, sequence diagram, draw, graph, gantt, chart, visual, class diagram, mindmap',
  '/docs/markdown-features/math-equations/':
    'formula, LaTeX, TeX, KaTeX, mathematics, maths, symbols, scientific, fractions, MathJax',
  '/docs/markdown-features/math-equations/#dollars': 'dollar sign, price, escape, currency',
  '/docs/markdown-features/math-equations/#inline': 'math in a sentence, single dollar',
  '/docs/markdown-features/math-equations/#blocks':
    'centered equation, display math, double dollar',
  '/docs/markdown-features/math-equations/#macros': 'newcommand, own commands, abbreviations',
  '/docs/markdown-features/math-equations/#self-hosting-katex-assets':
    'without a CDN, css from own server',
  '/docs/markdown-features/head-metadata/':
    'title tag, meta tags of one page, description, social preview, canonical, custom head, inject a script on one page',
  '/docs/markdown-features/head-metadata/#uses':
    'canonical link, hide from search engines, redirect, one script',
  '/docs/markdown-features/links/':
    'hyperlink, cross reference, url, internal links, relative path, link to another page',
  '/docs/markdown-features/links/#other-links':
    'external link, new tab, new window, target blank, mailto, email, link to a file, anchor',
  '/docs/markdown-features/links/#checks':
    'dead links, 404, broken, check links, ignore a link, link checker',
  '/docs/markdown-features/links/#resolution': 'link does not work, file not found',
  '/docs/markdown-features/plugins/':
    'extend markdown, custom syntax, remark plugin, rehype plugin, transform, AST, emoji, markdown extension',
  '/docs/markdown-features/plugins/#creating-new-plugins':
    'write a markdown extension, own remark plugin, visit nodes, transformer',
  '/docs/markdown-features/plugins/#installing-plugins':
    'add a markdown plugin, npm package for markdown',
  '/docs/markdown-features/plugins/#default-plugins': 'built-in markdown plugins',
  '/docs/markdown-features/plugins/#esm': 'ERR_REQUIRE_ESM, import instead of require',
  '/docs/markdown-features/plugins/#order': 'before the default plugins, run first',
  '/docs/markdown-features/react/':
    'use React components in markdown, JSX, interactive content, import component, widgets, embed, iframe, YouTube video, HTML',
  '/docs/markdown-features/react/#mdx-component-scope':
    'global components, no import, available everywhere, register a component, shortcode, MDXComponents',
  '/docs/markdown-features/react/#importing-components':
    'own component in a page, widget, button, custom element',
  '/docs/markdown-features/react/#partials':
    'reuse content, include a file, shared text, snippet, single source, import markdown, common paragraph',
  '/docs/markdown-features/react/#importing-code':
    'include source code from a file, external snippet, raw-loader, embed a file',
  '/docs/markdown-features/react/#exporting-components':
    'component inside of a document, inline component, button in a page',
  '/docs/markdown-features/react/#markdown-in-jsx':
    'markdown inside of html, blank lines, text in a div is not formatted',
  '/docs/markdown-features/react/#expressions':
    'variables in text, calculate, current year, placeholder',
  '/docs/markdown-features/react/#exports':
    'title in a page, access front matter, use the table of contents',
  '/docs/markdown-features/react/#html-tags':
    'style html, headings in html, inline style, div, class instead of className',
  '/docs/markdown-features/toc/':
    'right menu, on this page, outline, anchors, table of contents, jump links, heading links',
  '/docs/markdown-features/toc/#explicit-ids':
    'custom anchor, permalink to a heading, change the hash, stable link, fragment',
  '/docs/markdown-features/toc/#levels':
    'deeper headings, h4, h5, depth, only h2, heading depth, maximum level',
  '/docs/markdown-features/toc/#inline-table-of-contents':
    'overview in the text, contents at the top of the page',
  '/docs/markdown-features/toc/#customizing-table-of-contents-generation':
    'hide the right sidebar, add entries, remove a heading from the outline',
  '/docs/markdown-features/toc/#headings':
    'h1, h2, sections, titles in the text, levels of headings',
  '/docs/markdown-features/toc/#heading-ids':
    'link to a heading, link to a section of a page, anchor',

  // Look and behaviour
  '/docs/styling-layout/':
    'CSS, design, appearance, look, theme colors, brand, style sheet, customize the look, fonts, make it look different, change the theme, rebrand, layout, width of the page',
  '/docs/styling-layout/#global-styles':
    'custom css, own stylesheet, font family, web font, google fonts, typography, spacing, text size, change the font, page width, wider content, override css',
  '/docs/styling-layout/#styling-your-site-with-infima':
    'css variables, primary color, theme color, accent, font size, rounded corners, custom properties',
  '/docs/styling-layout/#colors':
    'primary color, brand color, accent color, color palette, shades, color scheme, corporate colors, main color, link color, button color, change colours',
  '/docs/styling-layout/#dark-mode':
    'night mode, light and dark, dark theme, black background, css for dark, data-theme',
  '/docs/styling-layout/#query-string': 'force dark by url, iframe theme, link with a mode',
  '/docs/styling-layout/#use-color-mode': 'detect dark mode, current theme in React, toggle, hook',
  '/docs/styling-layout/#theme-class-names':
    'css selectors, target an element, stable classes, which class, override styles',
  '/docs/styling-layout/#data-attributes':
    'style one page, page specific css, css of a plugin, html class',
  '/docs/styling-layout/#css-modules':
    'scoped styles, component css, styles.module.css, local class names',
  '/docs/styling-layout/#mobile-view':
    'responsive, breakpoint, media query, phone, tablet, small screens, 996px, hamburger',
  '/docs/styling-layout/#sassscss': 'scss, sass, less, preprocessor, stylus',
  '/docs/styling-layout/#postcss': 'tailwind css, postcss, utility classes, autoprefixer',
  '/docs/styling-layout/#css-in-js': 'styled-components, emotion, material ui, chakra',
  '/docs/styling-layout/#css-cascade-layers':
    'css is overridden, order of css, my styles do not apply, specificity',
  '/docs/styling-layout/#themed-images': 'picture per mode, invert, logo in dark mode',
  '/docs/styling-layout/#embedding':
    'embed a page in an iframe, hide navbar by url, query parameter',
  '/docs/styling-layout/#other-tools': 'css frameworks, bootstrap, less',
  '/docs/swizzling/':
    'customize components, override a theme component, change the layout, replace a component, custom theme, modify the HTML, change footer or navbar component, change how a page is drawn, modify built-in component, change the html of the theme',
  '/docs/swizzling/#wrapping':
    'add something before or after, extend a component, decorate, safe customization, original component',
  '/docs/swizzling/#ejecting':
    'copy a component, full control, own version, source of a theme component',
  '/docs/swizzling/#do-i-need-to-swizzle': 'alternatives, when to, css instead, other ways',
  '/docs/swizzling/#what-is-safe-to-swizzle':
    'risk, breaking, internal components, stable components',
  '/docs/swizzling/#which-component-should-i-swizzle':
    'find the component, component name, inspect, which file draws this',
  '/docs/swizzling/#slots':
    'comments under pages, comment box, reader discussion, giscus, disqus, add to every page, global state, context provider, cookie banner, consent, add a comment section, comments below a post, login wrapper',
  '/docs/swizzling/#maintenance': 'update after customizing, broken after upgrade, keep up to date',
  '/docs/swizzling/#extending-maps':
    'own navbar item type, custom component in markdown, register a component',
  '/docs/swizzling/#typing': 'TypeScript props of a theme component',
  '/docs/static-assets/':
    'public folder, images, files, favicon, robots.txt, CNAME, fonts, downloads, serve a file',
  '/docs/static-assets/#referencing-your-static-asset':
    'image url, path to a picture, link to a file, src, broken image',
  '/docs/static-assets/#missing-base-url':
    'images missing after deploying, broken pictures on the server, 404 for images, wrong path',
  '/docs/static-assets/#static-directories': 'several public folders, other static folder',
  '/docs/static-assets/#choosing': 'where to put images, static or next to the page',
  '/docs/static-assets/#in-css': 'background image, font file, url() in css',
  '/docs/static-assets/#in-jsx': 'img src in React, picture in a component',
  '/docs/static-assets/#inlining': 'base64, data url, small images',
  '/docs/search/':
    'find, search bar, search box, full text, search engine, site search, index, lookup',
  '/docs/search/#using-algolia-docsearch': 'free search, crawler, apply, hosted search, api key',
  '/docs/search/#contextual-search':
    'search only the current version, filter by language, version filter, wrong version in results',
  '/docs/search/#ask-ai': 'chat bot, assistant, LLM, questions, chatbot, artificial intelligence',
  '/docs/search/#using-local-search':
    'offline search, without Algolia, self hosted search, no account, client side, lunr, plugin',
  '/docs/search/#using-your-own-search':
    'custom search, replace the search bar, other engine, swizzle SearchBar',
  '/docs/search/#styling-your-algolia-search': 'search colors, modal design, css of the search box',
  '/docs/search/#choose': 'which search, compare search, options for search',
  '/docs/search/#using-typesense-docsearch': 'open source search server, self hosted search engine',
  '/docs/search/#what-the-crawler-reads':
    'pages missing in the search, exclude a page from the search, index my site, recrawl, nothing found',
  '/docs/search/#translations': 'placeholder of the search box, labels, text of the search',
  '/docs/search/#check': 'search does not work, no results, empty results, test the search',
  '/docs/browser-support/':
    'Internet Explorer, old browsers, Safari, Chrome, Firefox, compatibility, targets, browserslist, es5',
  '/docs/browser-support/#polyfills': 'core-js, missing feature, shim',
  '/docs/seo/':
    'Google, ranking, search engines, crawl, visibility, found in Google, meta tags, social preview',
  '/docs/seo/#global-metadata':
    'site wide tags, og image, twitter card, keywords, social card, default image',
  '/docs/seo/#single-page-metadata':
    'page title, page description, share image of a page, social card, thumbnail, twitter picture, preview when shared, link preview',
  '/docs/seo/#structured-data': 'schema.org, JSON-LD, rich results, rich snippets, google',
  '/docs/seo/#robots-file': 'block crawlers, disallow, bots, AI crawlers',
  '/docs/seo/#sitemap-file': 'sitemap.xml, list of pages for Google, submit to search console',
  '/docs/seo/#hiding':
    'noindex, exclude from Google, hide from search engines, private, prevent indexing',
  '/docs/seo/#human-readable-links': 'pretty urls, slug, friendly addresses',
  '/docs/seo/#content': 'alt text, headings, write for search engines',
  '/docs/seo/#checking': 'test meta tags, lighthouse, validator, preview a card',
  '/docs/seo/#react-pages': 'title and description of a React page',
  '/docs/seo/#mistakes': 'not found on Google, wrong preview, duplicate content',

  // Publish
  '/docs/deployment/':
    'publish, host, hosting, go live, put online, release, upload, production, server, domain, put my website online, make my site public, where is my site',
  '/docs/deployment/#configuration':
    'url and base url, subdirectory, subfolder, domain, site address, path prefix, not at the root',
  '/docs/deployment/#trailing-slashes':
    'slash at the end, redirect loop, index.html, url without slash, .html extension',
  '/docs/deployment/#using-environment-variables':
    'secrets, .env, dotenv, process.env, API keys, staging and production, build variables',
  '/docs/deployment/#testing-build-locally':
    'preview the production build, serve locally, check before publishing',
  '/docs/deployment/#self-hosting': 'own server, VPS, on premise, web server, intranet, S3, cPanel',
  '/docs/deployment/#nginx': 'reverse proxy, server configuration, try_files',
  '/docs/deployment/#docker': 'container, Dockerfile, image, kubernetes',
  '/docs/deployment/#deploying-to-github-pages':
    'gh-pages, github.io, free hosting, publish from a repository',
  '/docs/deployment/#github-pages-address':
    'custom domain, CNAME, user page, project page, organization site, username.github.io',
  '/docs/deployment/#triggering-deployment-with-github-actions':
    'continuous deployment, workflow, CI, automatic publishing, on push, yaml, pipeline, deploy automatically, publish on every commit, publish on push',
  '/docs/deployment/#github-pages-deploy-command': 'GIT_USER, USE_SSH, gh-pages branch, ssh, push',
  '/docs/deployment/#any-ci':
    'GitLab, CircleCI, Travis, Jenkins, Azure DevOps, pipeline, continuous integration',
  '/docs/deployment/#choosing-a-hosting-provider':
    'where to host, free hosting, compare providers, AWS, Firebase, cheap',
  '/docs/deployment/#deploying-to-netlify': 'netlify.toml, deploy previews, build command',
  '/docs/deployment/#troubleshooting':
    'blank page, white screen, css missing, styles not loaded, 404 after deploy, site did not load properly, not working online',
  '/docs/deployment/#deploy-to-another-repository': 'other repo, source and site apart',
  '/docs/deployment/#deploying-to-vercel': 'import a git repository, zero config',
  '/docs/deployment/#deploying-to-cloudflare-pages': 'wrangler, edge',
  '/docs/deployment/#deploying-to-render': 'static site on Render',
  '/docs/deployment/#deploying-to-surge': 'publish from the terminal, quick hosting',
  '/docs/deployment/#caddy': 'https, web server',
  '/docs/deployment/#apache': '.htaccess, web server',
  '/docs/deployment/#deploy-fields':
    'organizationName, projectName, deploymentBranch, variables of the deploy command',
  '/docs/deployment/#languages': 'deploy a multilingual site, one build per language',
  '/docs/migration/': 'update, newer version, bump, upgrade guide, latest, breaking changes',
  '/docs/migration/#minor-version': 'npm update, bump packages, update dependencies, patch release',
  '/docs/migration/#troubleshooting':
    'upgrade fails, version mismatch, conflicting versions, clear the cache, reinstall',
  '/docs/migration/#semantic-versioning': 'is an update safe, breaking change, major minor patch',
  '/docs/migration/v3/':
    'from 2 to 3, v2 to v3, breaking changes, MDX 2, MDX 3, upgrade from version 2',
  '/docs/migration/v3/#common-mdx-problems':
    'could not parse expression, unexpected character, acorn, curly braces, less than, mdx compilation failed',
  '/docs/migration/v3/#upgrading-dependencies':
    'package.json, React 18, npm install, peer dependencies',
  '/docs/migration/v3/#checker': 'find errors before upgrading, check my files',
  '/docs/migration/v3/#react': 'React 18, React 19, createRoot',
  '/docs/migration/v3/#esm-plugins': 'remark plugin does not load, require of ES module',
  '/docs/migration/v3/#prism': 'prism themes, code colors after upgrading',
  '/docs/migration/v3/#admonitions': 'titles of callouts, brackets',
  '/docs/migration/v3/#ask-for-help': 'stuck with the upgrade',
  '/docs/migration/v2/': 'from 1 to 2, old docusaurus, v1 to v2, legacy site, convert',
  '/docs/migration/v2/#main-differences': 'what is new, differences between 1 and 2',
  '/docs/migration/v2/#project-structure': 'structure of a v1 project, website folder',
  '/docs/migration/v2/automated/': 'convert automatically, migration tool, script, migration cli',
  '/docs/migration/v2/manual/': 'convert by hand, step by step, siteConfig.js',
  '/docs/migration/v2/manual/#urls': 'keep old links, .html urls, redirect old addresses',
  '/docs/migration/v2/manual/#sidebars': 'convert sidebars.json',
  '/docs/migration/v2/manual/#pages': 'convert React pages, CompLibrary',
  '/docs/migration/v2/manual/#styles': 'old css classes, custom css of v1',
  '/docs/migration/v2/versioned-sites/': 'old versions of a v1 site',
  '/docs/migration/v2/translated-sites/': 'translations of a v1 site',
  '/docs/browser-support/#changing-the-list':
    'targets, smaller bundles, drop support, modern browsers',
  '/docs/browser-support/#the-list': 'which browsers, minimum browser version',
  '/docs/browser-support/#testing': 'test in several browsers',

  // Languages
  '/docs/i18n/introduction/':
    'translate, multi language, multilingual, several languages, localize, bilingual',
  '/docs/i18n/tutorial/':
    'add a language, translate my site, French, German, Spanish, Chinese, second language, multilingual site',
  '/docs/i18n/tutorial/#configure-your-site':
    'add a locale, language switcher, language menu, default language, new language',
  '/docs/i18n/tutorial/#translate-your-react-code':
    'strings in components, translatable text, labels, t function, messages',
  '/docs/i18n/tutorial/#interpolation': 'placeholders, variables in a translation, dynamic values',
  '/docs/i18n/tutorial/#pluralization': 'singular and plural, one or many, counts',
  '/docs/i18n/tutorial/#rtl': 'RTL, Arabic, Hebrew, Persian, text direction',
  '/docs/i18n/tutorial/#translate-configuration':
    'translate navbar and footer, site title per language, tagline',
  '/docs/i18n/tutorial/#multi-domain-deployment':
    'one domain per language, subdomain, country domain',
  '/docs/i18n/tutorial/#start-your-site':
    'preview a language, only one language in development, other languages are missing locally',
  '/docs/i18n/tutorial/#translate-markdown-files':
    'translate docs, translate pages, copy markdown files, translated blog',
  '/docs/i18n/tutorial/#translate-your-site': 'generate translation files, collect strings',
  '/docs/i18n/tutorial/#translate-function':
    'translate an attribute, placeholder, alt text, aria-label',
  '/docs/i18n/tutorial/#translate-component': 'translate text in JSX, Translate tag',
  '/docs/i18n/tutorial/#static-texts': 'variables cannot be translated, dynamic text',
  '/docs/i18n/tutorial/#check': 'test a translation, missing translations, untranslated page',
  '/docs/i18n/tutorial/#single-domain-deployment': '/fr/ in the url, all languages together',
  '/docs/i18n/crowdin/':
    'translation platform, translation service, translators, SaaS, sync translations, Transifex, Weblate',
  '/docs/i18n/crowdin/#automate-with-ci': 'upload and download automatically, GitHub Action',
  '/docs/i18n/crowdin/#workflow': 'upload sources, download translations, everyday work',
  '/docs/i18n/crowdin/#mdx': 'broken translations, code is translated, placeholders',
  '/docs/i18n/crowdin/#localize-edit-urls': 'edit link to Crowdin',
  '/docs/i18n/git/':
    'translate in the repository, translators with pull requests, outdated translations, keep in sync',
  '/docs/i18n/git/#benefits-and-drawbacks': 'pros and cons, Git or Crowdin',
  '/docs/i18n/git/#outdated-docs': 'translation is out of date, original changed',
  '/docs/i18n/git/#share-the-work': 'reviewers, several translators',
  '/docs/i18n/introduction/#translation-files-location':
    'where to put translated files, folder of a language, i18n folder, json',
  '/docs/i18n/introduction/#workflow': 'how translation works, steps',
  '/docs/i18n/introduction/#goals': 'what is supported',
  '/docs/i18n/introduction/#non-goals':
    'automatic translation, machine translation, language detection, what is not supported',
  '/docs/i18n/introduction/#translation-files':
    'format of a translation file, message and description',
  '/docs/i18n/introduction/#glossary': 'locale, meaning of words, terms',

  // Extending
  '/docs/using-plugins/':
    'add-ons, extensions, extend, features, modules, packages, install a plugin, community plugins',
  '/docs/using-plugins/#creating-plugins':
    'write an extension, own plugin, local plugin, inline plugin, custom functionality',
  '/docs/using-plugins/#multi-instance-plugins-and-plugin-ids':
    'same plugin two times, several instances, duplicate, second instance',
  '/docs/using-plugins/#docusauruspreset-classic':
    'what is included, default plugins, bundle of plugins, standard set',
  '/docs/using-plugins/#disabling-plugins':
    'turn off, remove the blog, conditionally, only in production, without docs, disable a part, disable the blog, remove a plugin',
  '/docs/using-plugins/#order': 'conflict, override, which plugin comes first, precedence',
  '/docs/using-plugins/#installing-a-plugin': 'how to add a plugin, npm install',
  '/docs/using-plugins/#configuring-plugins': 'options of a plugin, pass settings',
  '/docs/using-plugins/#module-shorthands': 'short names, name of a plugin',
  '/docs/using-plugins/#using-presets': 'own preset, bundle plugins, share a setup',
  '/docs/advanced/': 'how it works, internals, under the hood, deep dive',
  '/docs/advanced/architecture/':
    'how it works inside, overview, internals, bundling, under the hood, build process',
  '/docs/advanced/architecture/#faster':
    'slow build, build time, speed up, rspack, swc, memory, performance, out of memory, build takes too long, heap out of memory, JavaScript heap',
  '/docs/advanced/architecture/#generated-folder':
    '.docusaurus, cache, temporary files, ignore in git',
  '/docs/advanced/architecture/#build-workflow': 'what happens during the build, stages, phases',
  '/docs/advanced/architecture/#development': 'hot reload, dev server, how start works',
  '/docs/advanced/architecture/#data-flow': 'data to React, props of a route',
  '/docs/advanced/architecture/#trace': 'log of the build, measure the build',
  '/docs/advanced/client/#client-modules':
    'global script, run code in the browser, third party script, load on every page, global css, chat widget, run code only in the browser',
  '/docs/advanced/client/#route-lifecycles':
    'page navigation event, url change, route change, page view tracking, after each navigation, scroll, run code on every page change',
  '/docs/advanced/client/#prefetch': 'preload pages, faster navigation, link hover',
  '/docs/advanced/client/#theme-aliases':
    '@theme, @theme-original, which component wins, override order',
  '/docs/advanced/client/': 'how the app starts in the browser, frontend, React app',
  '/docs/advanced/client/#tree': 'providers, root component, order of components',
  '/docs/advanced/client/#where': 'where to put global code',
  '/docs/advanced/plugins/':
    'write a plugin, plugin development, create an extension, fetch data at build time, external data, API data, generate pages',
  '/docs/advanced/plugins/#load-content':
    'read files, fetch from an API, CMS, create pages from data, dynamic pages',
  '/docs/advanced/plugins/#publishing': 'npm package, share a plugin, release, distribute',
  '/docs/advanced/plugins/#validation': 'check options, joi, schema, defaults',
  '/docs/advanced/plugins/#creating-plugins': 'what is a plugin, plugin function',
  '/docs/advanced/plugins/#plugin-design': 'global data or route data, share data',
  '/docs/advanced/plugins/#lifecycle': 'order of hooks, when is it called',
  '/docs/advanced/plugins/#receiving-content':
    'read data of another plugin, list all posts, recent posts on the home page',
  '/docs/advanced/plugins/#themes': 'write a theme, own theme',
  '/docs/advanced/routing/':
    'urls, paths, single page application, navigation, how addresses are made, react router',
  '/docs/advanced/routing/#trailing-slashes': 'slash at the end, url ends with a slash',
  '/docs/advanced/routing/#hash-router':
    'open without a server, file protocol, offline html, local files, email, zip',
  '/docs/advanced/routing/#escaping-from-spa-redirects':
    'link outside of the app, other site on the same domain, full page load, pathname protocol, storybook',
  '/docs/advanced/routing/#file-paths-and-url-paths':
    'which file makes which url, where does an url come from',
  '/docs/advanced/routing/#nested-routes': 'subroutes, child routes, layout route',
  '/docs/advanced/routing/#client-side-navigation':
    'navigate without reload, single page navigation',
  '/docs/advanced/routing/#duplicate-routes': 'same url twice, two pages with one path',
  '/docs/advanced/ssg/':
    'server side rendering, prerender, SSR, static html, hydration, Node.js rendering',
  '/docs/advanced/ssg/#window-is-not-defined':
    'document is not defined, localStorage, navigator, browser only code, build error, ReferenceError',
  '/docs/advanced/ssg/#hydration':
    'mismatch, flash, flicker, did not match, warning in the console, server html differs',
  '/docs/advanced/ssg/#browseronly':
    'client side only, render only in the browser, skip on the server, third party library, map, chart',
  '/docs/advanced/ssg/#useisbrowser': 'check if running in the browser, after hydration',
  '/docs/advanced/ssg/#rendering-twice': 'why is my component called twice, server and client',
  '/docs/advanced/ssg/#escape-hatches':
    'run only in the browser, skip server rendering, client only component, component only rendered on the client',
  '/docs/advanced/ssg/#worker-threads': 'parallel, several CPU cores, threads',
  '/docs/advanced/ssg/#shared-state': 'global variables, memory leak',
  '/docs/advanced/ssg/#output': 'html of a page, view source',

  // Reference
  '/docs/cli/': 'terminal, commands, npm scripts, npm run, command line, shell',
  '/docs/cli/#docusaurus-start-sitedir':
    'dev server, development server, run locally, localhost, watch, hot reload',
  '/docs/cli/#start---port': 'different port, change port, 3000, 8080, localhost port',
  '/docs/cli/#start---host':
    'expose to the network, 0.0.0.0, docker, open on phone, local network, ip address',
  '/docs/cli/#start---no-open': 'do not open the browser, stop opening a window',
  '/docs/cli/#start---locale':
    'start in another language, preview a translation, develop in another language',
  '/docs/cli/#start---poll':
    'changes not detected, docker, WSL, virtual machine, network drive, watch files, vagrant',
  '/docs/cli/#docusaurus-build-sitedir': 'production, compile, generate static files, export',
  '/docs/cli/#build---out-dir':
    'output folder, where the build goes, destination, dist, target directory',
  '/docs/cli/#build---bundle-analyzer':
    'bundle size, analyze size, big JavaScript, what is in the bundle',
  '/docs/cli/#build---locale': 'build one language, single language, skip languages',
  '/docs/cli/#docusaurus-serve-sitedir':
    'preview the build, test locally, local web server, try the production build',
  '/docs/cli/#docusaurus-deploy-sitedir': 'publish to GitHub Pages, upload, push',
  '/docs/cli/#docusaurus-clear-sitedir':
    'clear cache, delete cache, strange errors, old content, reset, clean, stale, changes do not show',
  '/docs/cli/#docusaurus-write-translations-sitedir':
    'extract texts, collect strings, translation json, labels',
  '/docs/cli/#docusaurus-write-heading-ids-sitedir':
    'add anchors, stable heading links, explicit ids',
  '/docs/cli/#docusaurus-swizzle': 'customize a component, eject from the terminal',
  '/docs/cli/#docusaurus-docs-version': 'new version, release docs, cut, freeze',
  '/docs/cli/#scripts': 'npm run, package.json scripts, which commands are there',
  '/docs/cli/#deploy---skip-build': 'deploy without building',
  '/docs/cli/#swizzle---list': 'show all components, available components',
  '/docs/api/docusaurus-config/':
    'all settings, options, site configuration reference, fields of the config',
  '/docs/api/docusaurus-config/#title': 'name of the site, browser tab, site name, rename my site',
  '/docs/api/docusaurus-config/#url': 'domain, host, website address, production address',
  '/docs/api/docusaurus-config/#baseUrl':
    'subfolder, sub path, subdirectory, path prefix, not at the root, wrong base url',
  '/docs/api/docusaurus-config/#favicon': 'browser tab icon, site icon, small icon, ico',
  '/docs/api/docusaurus-config/#tagline': 'subtitle, slogan, motto',
  '/docs/api/docusaurus-config/#noIndex':
    'hide the site from Google, private site, block search engines, staging',
  '/docs/api/docusaurus-config/#trailingSlash': 'slash at the end, remove the slash, .html',
  '/docs/api/docusaurus-config/#staticDirectories':
    'public folder, several static folders, assets folder',
  '/docs/api/docusaurus-config/#onBrokenLinks':
    'dead links, ignore broken links, build fails because of links, broken links found, disable link check',
  '/docs/api/docusaurus-config/#onBrokenAnchors':
    'missing heading, dead anchors, wrong hash, fragment',
  '/docs/api/docusaurus-config/#onDuplicateRoutes': 'same url twice, conflicting pages',
  '/docs/api/docusaurus-config/#scripts':
    'external JavaScript, script tag, third party script, CDN, add js, chat widget, async defer, load JavaScript on all pages, JavaScript from a CDN',
  '/docs/api/docusaurus-config/#stylesheets':
    'external CSS, google fonts, CDN, link tag, web fonts',
  '/docs/api/docusaurus-config/#headTags':
    'meta tags, html head, preconnect, link tag, verification code, site wide tags, inject html',
  '/docs/api/docusaurus-config/#clientModules':
    'global JavaScript, global CSS, run code on load, run JavaScript on every page',
  '/docs/api/docusaurus-config/#customFields':
    'own settings, extra data, environment variables, additional values',
  '/docs/api/docusaurus-config/#ssrTemplate': 'html template, index.html, change the html skeleton',
  '/docs/api/docusaurus-config/#markdown':
    'markdown settings, mermaid, emoji, format, hooks, parser',
  '/docs/api/docusaurus-config/#future': 'experimental, upcoming, version 4, faster, flags, opt in',
  '/docs/api/docusaurus-config/#i18n': 'languages, locales, translation settings',
  '/docs/api/docusaurus-config/#webpack': 'bundler, loader, jsLoader, swc, esbuild',
  '/docs/api/docusaurus-config/#storage':
    'localStorage, cookies, saved preferences, namespace, two sites on one domain',
  '/docs/api/docusaurus-config/#i18n-locales': 'list of languages, add a language',
  '/docs/api/docusaurus-config/#markdown-emoji': 'smileys, emoji shortcodes, :smile:',
  '/docs/api/docusaurus-config/#markdown-format': 'md as CommonMark, detect by extension',
  '/docs/api/docusaurus-config/#markdown-hooks':
    'ignore broken markdown links, missing image, broken image',
  '/docs/api/docusaurus-config/#themes': 'install a theme, list of themes',
  '/docs/api/docusaurus-config/#plugins': 'list of plugins, add a plugin',
  '/docs/api/docusaurus-config/#presets': 'bundle of plugins, classic',
  '/docs/api/docusaurus-config/#future-faster': 'speed up the build, rspack, swc, faster builds',
  '/docs/api/docusaurus-config/#future-v4': 'prepare for version 4, next major version',
  '/docs/api/docusaurus-config/#faster-flags':
    'speed up the build, rspack, swc, esbuild, build performance, parallel',
  '/docs/api/docusaurus-config/#v4-flags': 'prepare for the next major version',
  '/docs/api/docusaurus-config/#vcs-values': 'git history, slow git, last update dates, mercurial',
  '/docs/api/docusaurus-config/#deployment': 'GitHub repository, branch of the site',
  '/docs/api/docusaurus-config/#baseUrlIssueBanner':
    'red banner, site did not load properly, wrong base url message',
  '/docs/api/docusaurus-config/#titleDelimiter': 'separator in the browser tab, pipe in the title',
  '/docs/api/docusaurus-config/#organizationName': 'GitHub user, owner of the repository',
  '/docs/api/docusaurus-config/#projectName': 'name of the repository',
  '/docs/api/themes/configuration/': 'appearance settings, header, footer, menu, layout, look',
  '/docs/api/themes/configuration/#color-mode':
    'dark mode, light mode, night, switch, toggle button, default theme, disable dark mode, follow the system',
  '/docs/api/themes/configuration/#colorMode-disableSwitch':
    'remove the dark mode button, hide the toggle, only light, force one mode',
  '/docs/api/themes/configuration/#colorMode-defaultMode':
    'start in dark, dark by default, initial theme',
  '/docs/api/themes/configuration/#colorMode-respectPrefersColorScheme':
    'system preference, operating system, automatic, follow the device',
  '/docs/api/themes/configuration/#meta-image':
    'social card, preview image, og:image, share picture, twitter card, thumbnail',
  '/docs/api/themes/configuration/#announcement-bar':
    'notification, message on every page, top of the site, notice, alert, promo, dismiss, news bar, sticky message',
  '/docs/api/themes/configuration/#docs-sidebar.hideable':
    'collapse the side menu, hide, toggle, full width',
  '/docs/api/themes/configuration/#docs-sidebar.autoCollapseCategories':
    'close other sections, accordion, one open',
  '/docs/api/themes/configuration/#docs-versionPersistence':
    'remember the version, localStorage, remember the chosen version',
  '/docs/api/themes/configuration/#navbar':
    'header, top menu, menu bar, top bar, main menu, navigation bar',
  '/docs/api/themes/configuration/#navbar-logo':
    'site logo, brand, image in the header, icon, logo for dark mode, logo link, company logo, logo at the top left, change the logo',
  '/docs/api/themes/configuration/#navbar-items':
    'menu entries, add a menu item, header links, left and right, order of the menu',
  '/docs/api/themes/configuration/#navbar-link':
    'external link in the header, GitHub link, GitHub icon, new tab, button',
  '/docs/api/themes/configuration/#navbar-dropdown':
    'submenu, nested menu, drop down, menu with several links',
  '/docs/api/themes/configuration/#navbar-docs-version-dropdown':
    'version switcher, version selector, version picker, choose a version',
  '/docs/api/themes/configuration/#navbar-locale-dropdown':
    'language switcher, language menu, language selector, choose a language, globe, let readers switch the language, change language button, flags',
  '/docs/api/themes/configuration/#navbar-search':
    'search bar position, move the search, place of the search field',
  '/docs/api/themes/configuration/#navbar-with-custom-html':
    'icon, badge, separator, custom markup in the header',
  '/docs/api/themes/configuration/#auto-hide-sticky-navbar':
    'disappear when scrolling, sticky header, fixed header, shrink',
  '/docs/api/themes/configuration/#navbar-style': 'dark header, background color, primary color',
  '/docs/api/themes/configuration/#footer':
    'bottom of the page, page bottom, copyright, bottom links, imprint, text at the bottom of the page, change the copyright',
  '/docs/api/themes/configuration/#footer-links':
    'columns, social icons, links at the bottom, sitemap, columns at the bottom, multiple columns',
  '/docs/api/themes/configuration/#codeblock':
    'syntax highlighting, prism, code colors, code theme',
  '/docs/api/themes/configuration/#theme':
    'dracula, github, code colors, syntax theme, prism-react-renderer',
  '/docs/api/themes/configuration/#additional-languages':
    'highlight more languages, Java, PHP, C#, Rust, bash, not highlighted',
  '/docs/api/themes/configuration/#table-of-contents':
    'heading depth, h4 in the right menu, on this page, levels',
  '/docs/api/themes/configuration/#use-color-mode':
    'current theme in React, is dark, toggle by code, set color mode',
  '/docs/api/themes/configuration/#footer-logo': 'image at the bottom',
  '/docs/api/themes/configuration/#navbar-custom':
    'own component in the header, custom menu item, button with code',
  '/docs/api/themes/configuration/#navbar-doc-link': 'link to a document in the header',
  '/docs/api/themes/configuration/#navbar-doc-sidebar':
    'link to a section of the docs in the header, menu entry for docs',
  '/docs/api/themes/configuration/#navbar-docs-version': 'show the current version in the header',
  '/docs/api/themes/configuration/#magic-comments': 'custom comments in code, mark errors',
  '/docs/api/themes/configuration/#default-language': 'language of code without a name',
  '/docs/api/themes/configuration/#metadata':
    'meta tags for all pages, keywords, description of the site, site verification',
  '/docs/api/themes/configuration/#removed': 'deprecated options, renamed fields, old options',
  '/docs/api/themes/configuration/#use-window-size': 'is it a phone, desktop or mobile in code',
  '/docs/api/themes/configuration/#use-storage-slot': 'save in local storage, remember a choice',
  '/docs/api/themes/configuration/#use-plural-form': 'singular plural in code',
  '/docs/docusaurus-core/':
    'React API, hooks, components, functions for React, import from @docusaurus',
  '/docs/docusaurus-core/#browseronly':
    'client side only, no SSR, render in the browser only, dynamic import, skip the server',
  '/docs/docusaurus-core/#head': 'page title, meta tags, react-helmet, document head, script tag',
  '/docs/docusaurus-core/#link': 'anchor, navigation, internal link component, prefetch, a tag',
  '/docs/docusaurus-core/#redirect':
    'forward to another page, navigate automatically, homepage redirect',
  '/docs/docusaurus-core/#errorboundary': 'catch errors, crash, fallback, something went wrong',
  '/docs/docusaurus-core/#translate': 'translatable text, localized string, i18n component',
  '/docs/docusaurus-core/#usedocusauruscontext':
    'site title in a component, read config, siteConfig in React',
  '/docs/docusaurus-core/#usebaseurl':
    'image path in React, prefix a url, static file url, asset path',
  '/docs/docusaurus-core/#uselocation':
    'current url, current path, query parameters, search params, which page',
  '/docs/docusaurus-core/#usehistory': 'navigate programmatically, go to a page, push, back',
  '/docs/docusaurus-core/#useglobaldata': 'plugin data in a component, shared data',
  '/docs/docusaurus-core/#theme-layout': 'page wrapper, header and footer around my page',
  '/docs/docusaurus-core/#theme-root':
    'global state, context provider, wrap the whole app, login, authentication, redux, persist between pages',
  '/docs/docusaurus-core/#theme-notfound': '404 page, page not found, custom 404, error page',
  '/docs/docusaurus-core/#theme-error': 'crash page, error page, fallback',
  '/docs/docusaurus-core/#executionenvironment': 'canUseDOM, is browser, server or client',
  '/docs/docusaurus-core/#interpolate': 'placeholders in text',
  '/docs/docusaurus-core/#useisbrowser': 'am I on the server, check for the browser',
  '/docs/docusaurus-core/#usebrokenlinks': 'report an anchor, own id, link checker',
  '/docs/docusaurus-core/#useroutecontext': 'which plugin made this page',
  '/docs/docusaurus-core/#useplugindata': 'data of a plugin in React',
  '/docs/docusaurus-core/#isinternalurl': 'is a link external',
  '/docs/docusaurus-core/#matchpath': 'compare urls, does the path match',
  '/docs/api/plugins/': 'list of plugins, official extensions, available plugins, add-ons',
  '/docs/api/plugins/#content-plugins': 'docs, blog and pages',
  '/docs/api/plugins/#behavior-plugins': 'analytics, sitemap, offline, redirects',
  '/docs/api/plugins/#modes': 'only in production, not in development',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/':
    'redirect old urls, moved page, forward, changed address, 301, old links, rename a page, legacy urls, alias, old url to new page, page was moved, keep old links working',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#redirects':
    'old path to new path, list of redirects, from and to',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#createRedirects':
    'redirect by a pattern, many pages, regex, wildcard, function',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#fromExtensions':
    '.html links, remove the extension',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/':
    'blog settings, blog options, posts reference',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#editUrl':
    'edit this page, edit on GitHub, suggest changes, improve this post',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#feedOptions':
    'RSS, Atom, JSON feed, subscribe, number of entries in the feed',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#postsPerPage':
    'number of posts, pagination, how many posts',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#blogSidebarCount':
    'recent posts, show all posts in the side menu, how many in the list',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#sortPosts':
    'order of posts, oldest first, ascending, newest',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#authors-file': 'authors.yml, list of writers',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#socials':
    'social links of an author, icons of an author',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#markdown-front-matter':
    'metadata of a post, fields of a post',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#blogTitle': 'name of the blog',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#truncateMarker': 'read more, cut posts',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-date':
    'date of a post, future date, backdate',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-image':
    'cover picture of a post, thumbnail',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/':
    'docs settings, docs options, documentation reference',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#editUrl':
    'edit this page, edit on GitHub, edit button, suggest changes, improve this page, remove the edit link, source link',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#showLastUpdateTime':
    'last updated, modified date, when was it changed, git date, last edited, when was this page changed, date at the bottom of a page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#showLastUpdateAuthor':
    'last updated by, who edited, contributor, last editor, who changed this page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#routeBasePath':
    'change /docs in the url, remove docs from the url, other path, url prefix',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#path':
    'other folder for documents, docs directory, where files are',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#exclude':
    'ignore files, skip files, leave out, glob',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#breadcrumbs':
    'hide the navigation path, trail above the title',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarCollapsed':
    'open by default, start expanded, collapsed by default',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-hide_title':
    'remove the heading, no h1, title not shown',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-hide_table_of_contents':
    'remove the right menu, no outline, wide page, without on this page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_label':
    'short name in the menu, rename entry, menu text',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_position':
    'order of pages, sort, move up, reorder',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-slug':
    'change the url of a page, custom path, permalink',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-draft':
    'not published, work in progress, only in development',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-unlisted':
    'hidden page, secret link, only with the link, not in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-image':
    'social card of a page, thumbnail, share image',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-custom_edit_url':
    'remove the edit button of a page, other edit link',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#lastVersion':
    'default version, latest, which version is shown first',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#versions':
    'version label, path, badge, banner, no index for old versions, unmaintained warning',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#disableVersioning':
    'turn off versions, without versions',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#markdown-front-matter':
    'metadata of a document, all fields, page settings',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#version-banner':
    'old version warning, unmaintained, unreleased',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#version-label':
    'name of a version in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#settings-of-a-version':
    'options of one version, banner, badge, path',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#client':
    'current version in React, useDocs hooks, active version, list of versions in code',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-displayed_sidebar':
    'no sidebar on one page, other menu, hide the sidebar',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-pagination_next':
    'remove next button, other next page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-pagination_prev':
    'remove previous button, other previous page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-title':
    'page title, browser tab',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-description':
    'text in search results, meta description',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-last_update':
    'override the date, fixed date, author of a change',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_class_name':
    'style one entry of the menu, icon in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarPath':
    'location of the sidebars file, disable the sidebar, no sidebar',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#tags-file': 'predefined tags, tags.yml',
  '/docs/api/plugins/@docusaurus/plugin-content-pages/':
    'pages settings, src/pages, options for React pages',
  '/docs/api/plugins/@docusaurus/plugin-css-cascade-layers/':
    'css order, specificity, override styles, priority of styles, cascade',
  '/docs/api/plugins/@docusaurus/plugin-css-cascade-layers/#usage': 'make my css win',
  '/docs/api/plugins/@docusaurus/plugin-debug/':
    'inspect the site, see routes, debug page, developer tools, list of routes',
  '/docs/api/plugins/@docusaurus/plugin-debug/#pages':
    'see the config, list of routes, inspect global data',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/':
    'Google Analytics, GA4, tracking, visitors, statistics, page views, measurement id, count visitors, count page views, how many readers',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/#events': 'track clicks, custom events',
  '/docs/api/plugins/@docusaurus/plugin-google-tag-manager/':
    'GTM, tags, container, tracking, marketing',
  '/docs/api/plugins/@docusaurus/plugin-google-tag-manager/#page-changes':
    'page views in a single page app',
  '/docs/api/plugins/@docusaurus/plugin-google-analytics/':
    'old analytics, universal analytics, UA, tracking',
  '/docs/api/plugins/@docusaurus/plugin-google-analytics/#migrate':
    'universal analytics stopped, switch to GA4',
  '/docs/api/plugins/@docusaurus/plugin-vercel-analytics/':
    'visitors, statistics, tracking on Vercel, web vitals, count visitors, privacy friendly analytics',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/':
    'responsive images, lazy loading, compress pictures, resize, optimize, srcset, smaller images, webp',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#quality': 'smaller files, compression',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#props':
    'use the image component, alt, className',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#usage': 'how to show an image, component',
  '/docs/api/plugins/@docusaurus/plugin-pwa/':
    'offline, install as an app, service worker, progressive web app, without internet, home screen, cache, mobile app',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#customizing-reload-popup':
    'new version available, refresh prompt, update notification',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#strategies':
    'when is it offline, always offline, installed app',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#how-it-works': 'caching, stored pages',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#pwaHead':
    'manifest.json, theme color, app icon, apple touch icon',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#custom-worker':
    'own service worker code, cache external files, workbox',
  '/docs/api/plugins/@docusaurus/plugin-rsdoctor/':
    'analyze the build, bundle size, slow build, webpack analysis, profile',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/':
    'sitemap.xml, Google, list of urls, search engines, crawl',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#noindex':
    'exclude a page, remove from the sitemap, ignore urls',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#lastmod': 'date of the last change in the sitemap',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#changefreq': 'how often pages change',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#ignorePatterns':
    'leave pages out of the sitemap, exclude from sitemap',
  '/docs/api/plugins/@docusaurus/plugin-svgr/':
    'svg as React component, icons, vector graphics, inline svg',
  '/docs/api/plugins/@docusaurus/plugin-svgr/#svgo':
    'optimize svg, icons lose their colors, viewBox removed',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/':
    'live editor, interactive code, editable code, run examples, react-live, code playground',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/#scope':
    'import libraries in live code, variables, is not defined, available components',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/#liveCodeBlock.playgroundPosition':
    'result above the code',
  '/docs/api/themes/@docusaurus/theme-mermaid/': 'flowchart, diagrams, charts, graph, UML',
  '/docs/api/themes/@docusaurus/theme-mermaid/#mermaid.theme': 'colors of diagrams, dark diagrams',
  '/docs/api/themes/@docusaurus/theme-mermaid/#elk': 'other layout of diagrams, complex diagrams',
  '/docs/api/themes/@docusaurus/theme-search-algolia/':
    'DocSearch, search settings, api key, app id, search bar',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.externalUrlRegex':
    'results of another site, other domain',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.replaceSearchResultPathname':
    'wrong links in results, other base url, staging',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.searchPagePath':
    'turn off the search page, results page',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.contextualSearch':
    'results from the wrong version or language',
  '/docs/api/themes/@docusaurus/theme-classic/':
    'default theme, standard look, custom css, components',
  '/docs/api/themes/': 'list of themes, official themes, other designs, templates, skins',
  '/docs/api/misc/create-docusaurus/':
    'new project, init, starter, npx, generator, scaffold, template',
  '/docs/api/misc/create-docusaurus/#template':
    'classic template, facebook template, own template, git repository as template',
  '/docs/api/misc/create-docusaurus/#package-manager':
    'yarn, pnpm or bun, use another package manager',
  '/docs/api/misc/create-docusaurus/#git-strategy': 'clone, shallow, template from a repository',
  '/docs/api/misc/create-docusaurus/#--skip-install': 'do not install, without npm install',
  '/docs/api/misc/create-docusaurus/#--typescript': 'new TypeScript project',
  '/docs/api/misc/@docusaurus/eslint-plugin/':
    'lint, code style, linter, rules, check code automatically, find mistakes, forgotten translations',
  '/docs/api/misc/@docusaurus/eslint-plugin/no-html-links/':
    'a tag forbidden, use Link instead of a',
  '/docs/api/misc/@docusaurus/eslint-plugin/no-untranslated-text/':
    'forgotten translations, hard-coded text, find strings that are not translated, missing translation',
  '/docs/api/misc/@docusaurus/eslint-plugin/prefer-docusaurus-heading/':
    'h1 h2 tags forbidden, anchor links of headings',
  '/docs/api/misc/@docusaurus/eslint-plugin/string-literal-i18n-messages/':
    'dynamic translation message, template literal, variable in translate',
  '/docs/api/misc/@docusaurus/logger/':
    'print messages, console output, log, colored terminal, warning in a plugin, colors in the terminal, chalk',
  '/docs/api/plugin-methods/lifecycle-apis/#configureWebpack':
    'change webpack, add a loader, alias, bundler settings, customize the bundler, polyfill node modules, resolve',
  '/docs/api/plugin-methods/lifecycle-apis/#injectHtmlTags':
    'script tag, head, body, html snippet, tracking code',
  '/docs/api/plugin-methods/lifecycle-apis/#loadContent':
    'fetch data, read files, API, CMS, build time data',
  '/docs/api/plugin-methods/lifecycle-apis/#actions-addRoute':
    'generate pages, create a page from data, dynamic route, programmatic page',
  '/docs/api/plugin-methods/lifecycle-apis/#postBuild':
    'after the build, generate files, hook, finish, output',
  '/docs/api/plugin-methods/lifecycle-apis/#configurePostCss':
    'tailwind, postcss plugins, css processing',
  '/docs/api/plugin-methods/lifecycle-apis/': 'hooks of a plugin, build steps, events',
  '/docs/api/plugin-methods/lifecycle-apis/#contentLoaded':
    'create pages, add routes, make pages from data',
  '/docs/api/plugin-methods/lifecycle-apis/#allContentLoaded':
    'use content of other plugins, combine data',
  '/docs/api/plugin-methods/lifecycle-apis/#actions-setGlobalData': 'share data with all pages',
  '/docs/api/plugin-methods/lifecycle-apis/#getClientModules':
    'global css from a plugin, script from a plugin',
  '/docs/api/plugin-methods/extend-infrastructure/#extendCli':
    'own command, add a command, custom cli',
  '/docs/api/plugin-methods/extend-infrastructure/#getPathsToWatch':
    'reload when files change, watch files, hot reload, refresh',
  '/docs/api/plugin-methods/extend-infrastructure/#getThemePath':
    'provide components, theme of a plugin',
  '/docs/api/plugin-methods/extend-infrastructure/':
    'add commands, watch files, theme components of a plugin',
  '/docs/api/plugin-methods/': 'write a plugin, plugin API, hooks of a plugin, signature',
  '/docs/api/plugin-methods/#plugin-sample': 'template of a plugin, example plugin',
  '/docs/api/plugin-methods/#order': 'which method first, sequence',
  '/docs/api/plugin-methods/#context': 'siteDir, config in a plugin',
  '/docs/api/plugin-methods/i18n-lifecycles/': 'translatable plugin, make a plugin multilingual',
  '/docs/api/plugin-methods/i18n-lifecycles/#getTranslationFiles':
    'strings of a plugin, default translations',
  '/docs/api/plugin-methods/static-methods/':
    'validate options, check the configuration, default options',
  '/docs/api/plugin-methods/static-methods/#validateOptions': 'joi, zod, schema, wrong option',
  '/docs/guides/whats-next/': 'after the tutorial, next steps, learn more, finished',

  // Community
  '/community/support/':
    'help, questions, ask, discord, forum, stack overflow, chat, contact, get help, ask a question, ask the community, where to ask, someone to help',
  '/community/support/#feature-requests': 'suggest a feature, idea, vote, wish',
  '/community/support/#news': 'twitter, follow, updates',
  '/community/support/#discussion-forums': 'chat with others, discord',
  '/community/team/':
    'maintainers, who makes it, people, developers, authors, who makes docusaurus, who is behind it, contact',
  '/community/resources/':
    'third party plugins, tutorials, videos, community plugins, themes, examples, articles',
  '/community/resources/#community-plugins':
    'plugins by others, unofficial plugins, list of plugins',
  '/community/resources/#search-plugins': 'local search plugins, search without Algolia',
  '/community/resources/#videos': 'youtube, watch, talks, course',
  '/community/resources/#enterprise-usage': 'companies, professional, commercial',
  '/community/resources/#reference-pages-made-from-code':
    'OpenAPI, swagger, TypeDoc, API reference from source',
  '/community/resources/#content-from-elsewhere': 'Notion, CMS, import content',
  '/community/contributing/':
    'pull request, fix a bug, open source, help the project, development setup, first issue, write code for docusaurus, contribute, improve docusaurus, volunteer, work on the source',
  '/community/contributing/#reporting-a-bug':
    'issue, report a problem, GitHub issue, something is broken',
  '/community/contributing/#security': 'vulnerability, report a security problem, disclosure',
  '/community/contributing/#setting-up': 'clone, build the project, run tests',
  '/community/contributing/#documentation': 'fix a typo in the docs, improve the documentation',
  '/community/contributing/#licence': 'MIT, copyright, CLA',
  '/community/contributing/#pull-request': 'send a change, review, fork',
  '/community/canary/':
    'nightly, unreleased, try the next version, beta, pre-release, latest main, test unreleased features, bleeding edge, development version',
  '/community/canary/#use-a-canary': 'install a pre-release, try a fix early',
  '/community/canary/#return-to-stable': 'go back, downgrade, leave canary',
  '/community/release-process/':
    'versioning policy, release schedule, LTS, semver, breaking changes, how often, roadmap, support policy',
  '/community/release-process/#major-versions': 'when is the next version, breaking changes',
  '/community/release-process/#nodejs-support': 'which Node version, end of life of Node',
  '/community/release-process/#public-api-surface': 'what counts as a breaking change, stable API',
};
