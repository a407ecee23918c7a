/**
 * What readers call things, by the URL of the section that answers them. A heading uses the
 * terms of the tool, but newcomers don't know these terms yet and describe what they want in
 * their own words. The URLs are those of the next version. The same section in an older version
 * gets the same words.
 *
 * Write phrases rather than sentences, because each one counts like a keyword of the section.
 * Write what newcomers would type, and omit words that are already in the heading.
 */
export const searchWords: Readonly<Record<string, string>> = {
  // Start
  '/docs/':
    'what is docusaurus, overview, why use it, beginner, quick start, about, introduction, static site generator, tutorial, learn, first look, explain docusaurus',
  '/docs/#fast-track':
    'five minutes, quickly, first steps, getting started, hello world, try it in a minute, one command, create a site quickly',
  '/docs/#right-tool':
    'should I use it, pros and cons, alternatives, suitable, when not to, is it right for me, wiki, large app, e-commerce',
  '/docs/#comparison-with-other-tools':
    'alternatives, versus, vs, compare, Gatsby, Next.js, VitePress, Jekyll, MkDocs, Hugo, GitBook, Starlight, Nextra, better than, difference to, instead of, Sphinx, Read the Docs, Docsify, VuePress, Astro, Eleventy',
  '/docs/#staying-informed': 'news, follow, announcements, twitter, newsletter',
  '/docs/#something-missing': 'help, ask a question, support, discord, report an issue',
  '/docs/#features':
    'what can it do, benefits, advantages, why docusaurus, included out of the box',
  '/docs/#design-principles': 'philosophy, goals, why it is made so',
  '/docs/#migrating-from-v1': 'old site, version 1',
  '/docs/installation/':
    'download, setup, npm, yarn, pnpm, start a project, get it running, getting started, install on my machine, new website, from scratch',
  '/docs/installation/#requirements':
    'prerequisites, supported Node.js version, system requirements, minimum, what do I need, which Node version do I need',
  '/docs/installation/#scaffold-project-website':
    'create a new project, init, bootstrap, generate, npx, starter, template, boilerplate, create-docusaurus, new site command, set up a new website, blank project',
  '/docs/installation/#project-structure':
    'folder layout, directory tree, what are these files, where do files go, files and folders of a new site, where is the config, anatomy of a project, what do the folders mean, src folder, what is in src',
  '/docs/installation/#monorepos':
    'workspaces, lerna, nx, turborepo, subfolder of a repository, docs next to code, website folder of a bigger repository, inside a larger git repository, docs in the same repo as the product',
  '/docs/installation/#running-the-development-server':
    'preview locally, localhost, run on my computer, start the site, hot reload, live reload, watch, see my changes, port already in use, start locally, npm start, preview while writing, view the site on my machine',
  '/docs/installation/#build':
    'production build, generate static files, compile, export html, make it ready for production, output, build command',
  '/docs/installation/#updating-your-docusaurus-version':
    'update packages, bump the version, latest release, newer version, npm update, get the latest version, upgrade docusaurus, new release',
  '/docs/installation/#problems':
    'does not start, install fails, troubleshooting, not working, npm error, command not found, clean install, delete node_modules, fix installation, does not work, unsupported Node version, old Node',
  '/docs/configuration/':
    'settings, options, config file, setup, preferences, customize the site, where do I change settings, set up my site, docusaurus.config.ts, configure',
  '/docs/configuration/#syntax-to-declare-docusaurus-config':
    'async config, function, ESM, CommonJS, config file format, TypeScript config',
  '/docs/configuration/#custom-configurations':
    'own fields, extra data, custom values, unknown field, environment variables in the browser, pass environment variables to the browser, api key, own settings, pass data to the client, feature flags',
  '/docs/configuration/#accessing-configuration-from-components':
    'read config in React, use the site title in a component, siteConfig, pass a value to React, use settings in code, api key in a component, show the site name on a page, config value in a component',
  '/docs/configuration/#customizing-babel-configuration':
    'babel.config.js, transpile, JSX compiler, presets',
  '/docs/configuration/#theme-plugin-and-preset-configurations':
    'where to list plugins, options of a preset',
  '/docs/configuration/#mistakes': 'config error, validation error, unknown key, not allowed',
  '/docs/configuration/#what-goes-into-a-docusaurusconfigjs':
    'minimal config, required fields, simplest configuration, smallest possible',
  '/docs/configuration/#parts': 'sections of the config, overview of all settings',
  '/docs/configuration/#site-metadata': 'title, tagline, favicon, url',
  '/docs/configuration/#deployment-configurations': 'GitHub fields, settings to publish',
  '/docs/configuration/#theme-configuration': 'navbar, footer, color mode settings',
  '/docs/playground/':
    'try online, demo, without installing, test in the browser, online editor, StackBlitz, sandbox, test drive, codesandbox, preview without a computer, before installing',
  '/docs/playground/#reproduce-a-problem':
    'minimal reproduction, bug report example, reproducible demo, repro',
  '/docs/playground/#open-a-sandbox':
    'StackBlitz, CodeSandbox, new.docusaurus.io, open in the browser',
  '/docs/playground/#first-steps': 'things to try, experiments, ideas for playing',
  '/docs/typescript-support/':
    'types, tsx, tsconfig, type checking, typed, ts, TypeScript project, type definitions, type errors, write in TypeScript',
  '/docs/typescript-support/#setup':
    'convert to TypeScript, migrate a JavaScript project, add types, existing project, switch from JavaScript, js to ts, tsconfig.json, install types',
  '/docs/typescript-support/#typing-config':
    'docusaurus.config.ts, typed configuration, autocomplete, IntelliSense, JSDoc types',
  '/docs/typescript-support/#swizzling-typescript-theme-components': 'typed theme components',
  '/docs/typescript-support/#initialization':
    'new TypeScript site, template with types, start with ts',

  // Pages, docs and sidebars
  '/docs/creating-pages/':
    'landing page, home page, standalone page, about page, custom page, index page, new route, new page, extra page, single page, page outside of the docs, src/pages, contact page, marketing page, make a page',
  '/docs/creating-pages/#add-a-react-page':
    'homepage, custom layout, landing page, write a page in JSX, design the front page, change the home page, component as a page, index.js, JSX page, index.tsx, edit the homepage, replace the default homepage',
  '/docs/creating-pages/#add-a-markdown-page':
    'page without sidebar, simple text page, terms, imprint, contact, text page, about us page, privacy policy, changelog page',
  '/docs/creating-pages/#routing':
    'file based routing, url of a page, nested pages, how paths are made, file name to url, subfolder of pages, where does the url come from',
  '/docs/creating-pages/#ignored-files':
    'exclude a file, underscore, helper component, tests next to pages, not a page, private files, test files, files starting with an underscore, skip a file in pages',
  '/docs/creating-pages/#page-or-doc': 'difference between pages and docs',
  '/docs/creating-pages/#duplicate-routes': 'two pages with the same url, conflict',
  '/docs/creating-pages/#choose-another-address':
    'change the url of a page, slug, different path for a page',
  '/docs/creating-pages/#no-default-export': 'helper turned into a page, utility file is a route',
  '/docs/creating-pages/#browser-code': 'page works in development and fails in the build',
  '/docs/create-doc/':
    'new article, write documentation, add a page, add a markdown file, first document, make a new doc, add documentation, new markdown page, where do I put my md files, first page of my docs',
  '/docs/create-doc/#doc-front-matter':
    'yaml header, metadata at the top of a file, page title, page description, settings of one page, title and description of a page, set the title, page options, between three dashes',
  '/docs/create-doc/#draft-and-unlisted':
    'work in progress, hide a page, unpublished, private, secret page, only in development, not in production, not ready yet, unfinished page, not finished, hidden page, keep a page secret, page without a link, exclude from production, publish later, invisible page, reach only by link',
  '/docs/create-doc/#organizing-folder-structure':
    'subfolders, nested folders, directories, structure documents, group files, chapters, categories by folder, sections and subsections',
  '/docs/create-doc/#link-to-a-doc':
    'cross reference, relative links, link between pages, refer to another page, point to another document, link that keeps working',
  '/docs/create-doc/#partials':
    'reuse content, shared snippet, include a file, import markdown, single source, transclude, common text, same text on several pages, include one file in another, reusable content, embed a markdown file, repeat a paragraph, avoid copy and paste, shared fragment',
  '/docs/create-doc/#doc-tags':
    'labels, keywords for documents, categorize pages, tag page, tagging, list of pages with a tag, topics of a page, taxonomy',
  '/docs/create-doc/#page-anatomy':
    'parts of a page, heading, first heading, title of a document, what is on a doc page, elements of a page, layout of a documentation page',
  '/docs/create-doc/#tags-file':
    'list of allowed tags, tags.yml, predefined tags, restrict tags, fixed set of tags, misspelled tags',
  '/docs/create-doc/#write-the-file': 'create a markdown file, hello.md, where does a doc go',
  '/docs/docs-introduction/#customizing-doc-urls':
    'change the url, slug, permalink, path of a page, rename the address, different address for a document, shorter url, nice url',
  '/docs/docs-introduction/#home-page-docs':
    'landing page of the documentation, index, root document, first page, start page of docs, first page of the documentation, entry page, what opens at /docs',
  '/docs/docs-introduction/#docs-only-mode':
    'remove the landing page, docs at the root, without a homepage, serve documentation at /, no blog, docs as home, docs as the homepage, get rid of the blog and the landing page, only documentation, documentation as front page, remove /docs from the url',
  '/docs/docs-introduction/#document-id':
    'identifier of a page, name of a document, rename, how is a page identified, doc id',
  '/docs/docs-introduction/':
    'basics, how docs work, concepts, overview of the docs feature, docs plugin, how documentation is organized, what is a doc',
  '/docs/docs-introduction/#four-parts': 'files, sidebar, versions, instances',
  '/docs/docs-multi-instance/':
    'two documentation sets, several manuals, multiple products, separate docs, second docs folder, different versions for iOS and Android, SDK, more than one docs folder, two manuals, api docs next to user guide, several independent documentations, documentation for developers and users, community docs apart',
  '/docs/docs-multi-instance/#use-cases': 'when to use, why two',
  '/docs/docs-multi-instance/#setup':
    'second set of docs, add another docs section, configure two docs plugins, register the docs plugin twice',
  '/docs/docs-multi-instance/#tagging-new-versions': 'version one product only, separate versions',
  '/docs/docs-multi-instance/#links-between-instances': 'cross link products',
  '/docs/docs-multi-instance/#docs-navbar-items': 'menu entry of the second docs, docsPluginId',
  '/docs/docs-multi-instance/#must-differ': 'conflicting instances, id, path and address',
  '/docs/docs-multi-instance/#without-the-preset':
    'all instances by plugins, disable the docs of the preset',
  '/docs/sidebar/':
    'left menu, side menu, navigation tree, side navigation, table of pages, menu of the docs, table of the docs on the left, left hand navigation, menu on the left, docs menu, contents list, configure the menu, sidebars.js, nav in mkdocs.yml, SUMMARY.md, toctree',
  '/docs/sidebar/#collapsible-categories':
    'expandable menu, accordion, fold sections, toggle a group, collapse, make groups closable, fold menu, prevent collapsing',
  '/docs/sidebar/#expanded-categories-by-default':
    'always open, unfold on load, uncollapsed, collapsed state, keep groups open, start open, expand all, open by default',
  '/docs/sidebar/#hideable-sidebar':
    'collapse the whole sidebar, full width, toggle side menu, close the menu, more space for reading, button that hides the menu, make the menu collapsible, slide away, more room',
  '/docs/sidebar/#auto-collapse-sidebar-categories':
    'close other sections, only one open at a time, accordion, close siblings, one expanded group',
  '/docs/sidebar/#autogenerated-sidebar-metadata':
    'order of pages, sort the menu, rename menu entry, label, position, reorder, change the order of pages, page name in the menu',
  '/docs/sidebar/#using-number-prefixes': '01-intro.md, numbered files, order files by name, sort',
  '/docs/sidebar/#passing-custom-props':
    'badge, new label, icon in the menu, custom data, style an entry, emoji, mark an entry as new, icons beside entries, deprecated label, color of an entry, css class of an item',
  '/docs/sidebar/#sidebar-breadcrumbs':
    'navigation path, trail, you are here, path above the title, remove breadcrumbs, where am I, path to the page, turn off breadcrumbs',
  '/docs/sidebar/#default-sidebar':
    'no sidebars.js, automatic menu, generated from folders, what happens without sidebars.js, sidebar by itself',
  '/docs/sidebar/#sidebar-object':
    'where to write the menu, sidebars.js, sidebars.ts, structure, define the menu by hand, manual sidebar, list of pages',
  '/docs/sidebar/#complex-sidebars-example': 'big menu, full example, sample',
  '/docs/sidebar/#resolution': 'how the menu is made',
  '/docs/sidebar/#troubleshooting': 'page missing in the menu, sidebar is empty, wrong order',
  '/docs/sidebar/autogenerated/':
    'menu from the file system, automatic, generate from folders, filesystem sidebar, menu by itself, sidebar from folders, no manual list',
  '/docs/sidebar/autogenerated/#order':
    'sort pages, reorder, change the position, alphabetical, arrange, change the order, put a page first, order of pages in the menu, move a page to the top, move an entry up, sequence',
  '/docs/sidebar/autogenerated/#doc-item-metadata':
    'rename a page in the menu, label, position, class name, sidebar_position, sidebar_label, menu name of one page, shorter title in the menu',
  '/docs/sidebar/autogenerated/#category-item-metadata':
    'name of a folder, title of a group, folder label, folder position, folder settings, description of a folder, collapsed folder, _category_ file, _category_.json, _category_.yml, rename a folder in the menu, order of folders, collapse a folder, folder name in the navigation',
  '/docs/sidebar/autogenerated/#category-index-convention':
    'index.md, README, landing page of a folder, clickable folder, overview page of a folder, folder with its own page, click on a folder',
  '/docs/sidebar/autogenerated/#customize-the-sidebar-items-generator':
    'custom sort, reverse order, filter pages, programmatic, change generated items, sort by title, leave some pages out of the menu, own order by code',
  '/docs/sidebar/autogenerated/#using-number-prefixes':
    '01, numbers in file names, numbers disappear, date in a file name, order by file name, numbered folders, keep the number in the url',
  '/docs/sidebar/autogenerated/#from-folder-to-sidebar':
    'folders become groups, directory to category',
  '/docs/sidebar/items/#sidebar-item-link':
    'external link in the menu, url, website in the sidebar, link to another site in the side menu, GitHub link in the sidebar',
  '/docs/sidebar/items/#sidebar-item-category':
    'section, folder, submenu, nested menu, group pages, heading in the menu, nest entries, nested sections, expandable group, sublevel, second level',
  '/docs/sidebar/items/#category-link':
    'clickable category, page for a group, section landing page',
  '/docs/sidebar/items/#generated-index-page':
    'overview page with cards, list of pages in a group, automatic index, table of contents of a section, auto generated overview, cards of the pages in a folder, index of a section',
  '/docs/sidebar/items/#sidebar-item-html':
    'separator, divider, line, custom markup, image, title in the menu, static text, horizontal line between entries, image in the menu, non-clickable heading, subheading',
  '/docs/sidebar/items/#using-shorthands': 'short syntax, simpler, abbreviations, plain strings',
  '/docs/sidebar/items/':
    'kinds of entries, what can be in the menu, menu entries, types of entries, build the menu by hand',
  '/docs/sidebar/items/#sidebar-item-doc':
    'link to a page, change the label of a page in the menu, add a page to the menu, single page entry, document entry, different name in the menu',
  '/docs/sidebar/items/#sidebar-item-ref':
    'same page in two menus, without next and previous, link to a page of another menu',
  '/docs/sidebar/items/#category-doc-link': 'page when clicking a group, overview of a section',
  '/docs/sidebar/items/#embedding-generated-index-in-doc-page':
    'cards, DocCardList, tiles, list of child pages',
  '/docs/sidebar/items/#sidebar-item-autogenerated':
    'all files of a folder, mix manual and automatic',
  '/docs/sidebar/items/#key': 'duplicate labels, translation of labels, same name twice',
  '/docs/sidebar/items/#collapsible-categories': 'always expanded group, cannot be closed',
  '/docs/sidebar/items/#troubleshooting': 'sidebar error, invalid item',
  '/docs/sidebar/items/#common-fields': 'class of an entry, fields every entry has',
  '/docs/sidebar/items/#unknown-id': 'document ids do not exist, page in the menu does not exist',
  '/docs/sidebar/multiple-sidebars/':
    'several menus, different menu per section, two sidebars, another sidebar, separate menu for each part, one menu for guides and one for reference, different menus, menu per product, several sidebars',
  '/docs/sidebar/multiple-sidebars/#generating-pagination':
    'next and previous buttons, page navigation at the bottom, arrows, disable previous next, change the next page, footer links to other pages, previous page, next page button, remove previous and next, order of next',
  '/docs/sidebar/multiple-sidebars/#displayed-sidebar':
    'no sidebar on a page, remove the menu from a page, another menu, hide, page without a menu, show another menu on a page, choose the menu',
  '/docs/sidebar/multiple-sidebars/#sidebar-association':
    'why is the wrong sidebar shown, which menu is shown',
  '/docs/sidebar/multiple-sidebars/#sidebar-or-instance':
    'separate sections, sidebar versus docs plugin',
  '/docs/sidebar/multiple-sidebars/#split-the-manual':
    'tutorial and reference apart, divide the docs',

  // Versions
  '/docs/versioning/':
    'multiple releases, old documentation, archive, release docs, several versions, history, previous releases, older docs, keep documentation of an old release, v1 and v2 side by side, docs for every release, keep several releases, documentation per version, multiple versions, version my docs',
  '/docs/versioning/#tagging-a-new-version':
    'release a version, create a version, new version, freeze, snapshot, publish v2, docs:version, cut a release, copy of the docs, archive the current docs, add a version, make a version',
  '/docs/versioning/#last-version':
    'default version, current version, latest, next, stable, unreleased docs, show an older version first, beta docs, which version do visitors see, upcoming version, next as default',
  '/docs/versioning/#navbar-items':
    'version switcher, version selector, version dropdown, version picker, menu to change the version, switch versions, version menu, choose a version',
  '/docs/versioning/#version-your-documentation-only-when-needed':
    'should I use versions, when to version, downsides, is it worth it, cost of versions, do I need versions',
  '/docs/versioning/#directory-structure':
    'versioned_docs folder, versions.json, where old versions live, folders of versions, versioned_sidebars',
  '/docs/versioning/#updating-an-existing-version':
    'edit an old version, change released docs, fix a typo in a past version, backport, correct an old release, change documentation of an earlier release',
  '/docs/versioning/#rename-a-version':
    'change the label, version name, change the version number, another name for a version',
  '/docs/versioning/#deleting-an-existing-version':
    'remove old versions, drop, unsupported, end of life, get rid of a version, drop old releases, fewer versions, clean up versions',
  '/docs/versioning/#build-fewer-versions':
    'slow build, faster development, limit versions, only current version, onlyIncludeVersions, skip versions, versions make the build slow',
  '/docs/versioning/#limits': 'too many versions, how many, build time, size',
  '/docs/versioning/#terminology': 'current, latest, next, unreleased, meaning',
  '/docs/versioning/#configuring-versioning-behavior':
    'banner, badge, label, path of a version, text above old docs, version warning, url of a version, name of a version, hide a version',
  '/docs/versioning/#recommended-practices':
    'best practices, tips, relative links, links between versions, images of old versions',
  '/docs/versioning/#translations': 'translate old versions',
  '/docs/versioning/#cut-again': 'redo a version, wrong snapshot',
  '/docs/versioning/#maintain': 'edit, rename, delete a version, look after versions',
  '/docs/versioning/#version-candidates': 'which version does a link open, remembered version',

  // Blog
  '/docs/blog/':
    'news, articles, write a post, weblog, posts, news section, company blog, post an article, weekly news',
  '/docs/blog/#initial-setup': 'add a blog, enable, set up, start a blog',
  '/docs/blog/#adding-posts':
    'new article, publish, write a post, create a post, publish an article, markdown file for a post, file name of a post, how do I blog',
  '/docs/blog/#blog-post-date':
    'change the date, publish date, url of a post, permalink, timestamp, date of an article, wrong date, order of articles, address of an article',
  '/docs/blog/#drafts':
    'unpublished post, hide a post, work in progress, schedule, unfinished post, not ready article, publish later, hide an article',
  '/docs/blog/#blog-list':
    'excerpt, summary, read more, preview, shorten posts, teaser, cut, truncate marker, show only part of a post, intro text, shorter list, read more button, preview text, excerpt separator',
  '/docs/blog/#reading-time':
    'minutes, how long to read, estimate, words per minute, how long an article takes, time to read, estimated time, min read, hide the reading time',
  '/docs/blog/#blog-post-authors':
    'who wrote it, author picture, avatar, writer, byline, co-authors, bio, authors.yml, several writers, two authors, multiple authors, name of the writer, picture of the writer, who wrote the post, add an author, guest author, team members',
  '/docs/blog/#author-pages':
    'all posts by one person, profile page, page about a writer, list of articles by author',
  '/docs/blog/#author-socials':
    'twitter, github, linkedin, mastodon, bluesky, social links of a writer, links to profiles, x account',
  '/docs/blog/#inline-authors': 'guest writer, author without a global entry',
  '/docs/blog/#tags':
    'categories, labels, topics, organize posts, keywords, classify, group articles, group posts by topic, topics of articles, filter by topic, tag cloud, tag pages',
  '/docs/blog/#feed':
    'RSS, Atom, JSON feed, subscribe, subscription, XML, feed reader, syndication, follow by email, get notified of new posts, newsletter, rss reader, notify readers, follow the blog, news feed, subscribe to posts, full text in the feed',
  '/docs/blog/#blog-sidebar':
    'recent posts, list of posts, number of posts in the side menu, all posts, archive, pagination, older posts, list of articles at the side, how many posts on a page, posts grouped by year',
  '/docs/blog/#process-blog-posts':
    'filter posts, hide old posts, sort, future posts, remove posts from the list, pinned post, featured post',
  '/docs/blog/#blog-only-mode':
    'blog as homepage, without docs, blog at the root, personal blog, disable docs, only a blog, blog on the front page, site without documentation',
  '/docs/blog/#multiple-blogs':
    'second blog, two blogs, another blog, release notes, changelog as a blog, separate blogs, release notes blog',
  '/docs/blog/#routes': 'pages of a blog, urls of the blog',

  // Markdown
  '/docs/markdown-features/':
    'formatting, syntax, text, write content, what can I use, bold, lists, tables, cheat sheet, how to format, headings, text style, underline, horizontal rule, html tags, embed html, formatting text, write pages, markdown syntax, rich text, basics of markdown, md syntax',
  '/docs/markdown-features/#mdx-vs-commonmark':
    'md or mdx, disable MDX, plain markdown, standard markdown, file extension, detect format, use plain markdown, difference between md and mdx, stop MDX, HTML comments',
  '/docs/markdown-features/#elements':
    'lists, tables, quotes, bold, italic, strikethrough, task list, checkboxes, footnotes, emoji, numbered list, checklist, quote, table, footnote, link, image, how to make text bold, emojis',
  '/docs/markdown-features/#details':
    'collapsible text, expandable section, accordion, spoiler, toggle, hidden content, show more, collapse a long text, click to open, FAQ, fold a part of the page, dropdown text, hide text until clicked, collapsible content, expandable, toggle a section, summary tag, reveal, foldable',
  '/docs/markdown-features/#front-matter':
    'yaml header, metadata, page settings, variables at the top, frontmatter, head of a markdown file, page properties, yaml block',
  '/docs/markdown-features/#preprocessor':
    'replace text, variables, placeholders, macros, transform the source, search and replace, shortcodes, template variables, liquid tags, version number in the text, substitute',
  '/docs/markdown-features/#mdx-errors':
    'could not parse, unexpected character, syntax error, curly braces, less than sign, acorn, build fails, syntax error in markdown, curly brackets, less than, unclosed tag, page does not compile',
  '/docs/markdown-features/#format-of-a-file': 'md as plain markdown, treat one file differently',
  '/docs/markdown-features/#format':
    'turn off JSX, CommonMark everywhere, do not use MDX, parse md as CommonMark',
  '/docs/markdown-features/#parse-front-matter':
    'custom front matter, own fields, validate, transform front matter, fields from Hugo or Jekyll, rename front matter fields',
  '/docs/markdown-features/#a-page': 'example page, first markdown page',
  '/docs/markdown-features/admonitions/':
    'callout, alert, note box, warning box, info panel, tip, danger, notice, highlight a message, hint, colored box, info box, alert box, caution, note block, important message, callouts, hint box, blockquote with an icon, warning message in the text',
  '/docs/markdown-features/admonitions/#specifying-title':
    'change the heading of a callout, custom label, no title, other title of a box, rename a note, box without a title',
  '/docs/markdown-features/admonitions/#custom-admonition-type-components':
    'new callout, own color and icon, custom alert, own type of box, my own callout, new kind of admonition, question box',
  '/docs/markdown-features/admonitions/#types':
    'note, tip, info, warning, danger, colors of boxes, caution, important, kinds of boxes, available types',
  '/docs/markdown-features/admonitions/#class-and-id':
    'style one box, css class of a callout, anchor',
  '/docs/markdown-features/admonitions/#nesting': 'box in a box, callout inside a callout',
  '/docs/markdown-features/admonitions/#content':
    'list or code in a box, tabs in a callout, formatting inside of a box, code inside of a note',
  '/docs/markdown-features/admonitions/#usage-in-jsx': 'callout component, Admonition component',
  '/docs/markdown-features/assets/':
    'insert a picture, add images, screenshots, photo, video, PDF, attachments, media, add a picture, show an image, embed files, upload an image',
  '/docs/markdown-features/assets/#images':
    'insert an image, picture path, screenshot, relative path, resize, width, align, alt text, caption, add a screenshot, picture in a page, image not showing, figure',
  '/docs/markdown-features/assets/#themed-images':
    'different image for light and dark, logo per mode, swap pictures, dark variant, image depending on the mode, dark picture, light picture',
  '/docs/markdown-features/assets/#inline-svgs':
    'vector graphics, icon as component, import svg, svg icon, draw an svg, color of an svg',
  '/docs/markdown-features/assets/#files':
    'PDF, zip, attachment, download link, docx, offer a download, video file, audio, download button, link to a PDF, zip file, downloadable file, let readers download something',
  '/docs/markdown-features/assets/#ideal-images':
    'responsive, lazy load pictures, compress, optimize images, srcset, retina, blur placeholder, responsive images, lazy loading, images load slowly, large images',
  '/docs/markdown-features/assets/#paths':
    'relative or absolute, @site alias, where to put pictures',
  '/docs/markdown-features/assets/#jsx':
    'resize an image, img tag, image width, center a picture, require, size of an image, smaller picture, image next to text, image width and height',
  '/docs/markdown-features/assets/#other-types':
    'import a video, import csv, import json, import yaml, other file types, data file',
  '/docs/markdown-features/code-blocks/':
    'source code, snippet, syntax highlight, listing, program, fenced code, copy button, show code, code sample, code example, monospace, copy code, copy to clipboard, backticks',
  '/docs/markdown-features/code-blocks/#code-title':
    'file name above code, caption, header of a snippet, filename, show the file name, title of a snippet, name above the code, what language',
  '/docs/markdown-features/code-blocks/#supported-languages':
    'unsupported language, Java, PHP, Ruby, bash, PowerShell, no colors, highlighting missing, prism languages, add a programming language, Rust, C#, Go, Kotlin, Swift, Dockerfile, highlight more languages',
  '/docs/markdown-features/code-blocks/#theming':
    'code colors, dracula, github theme, editor theme, dark code theme, syntax theme, change the code theme, color scheme of code, another code style, vs code theme',
  '/docs/markdown-features/code-blocks/#line-highlighting':
    'emphasize a line, mark lines, highlight rows, focus, diff, added and removed lines, highlight a line, highlight some lines, mark a line of code, point out lines, highlighted lines',
  '/docs/markdown-features/code-blocks/#custom-magic-comments':
    'error line, diff colors, own highlight style, red and green lines, own marks, error highlighting, green and red',
  '/docs/markdown-features/code-blocks/#line-numbering':
    'show line numbers, numbered lines, row numbers, gutter, start number, showLineNumbers, number each line, display line numbers',
  '/docs/markdown-features/code-blocks/#live-code':
    'interactive code, editable example, react-live, run code in the page, live editor, playground, edit code in the browser, try it yourself, runnable example, execute code, code that readers can change, live demo of a component',
  '/docs/markdown-features/code-blocks/#npm2yarn':
    'yarn pnpm bun tabs, install command in tabs, package manager switch, convert npm commands, npm and yarn and pnpm, tabs for package managers, commands for npm or yarn',
  '/docs/markdown-features/code-blocks/#codeblock-component':
    'code in React, show code from a variable, CodeBlock component',
  '/docs/markdown-features/code-blocks/#highlighting-with-comments':
    'highlight-next-line, comment that marks lines, highlight-start, highlight-end, mark lines by a comment',
  '/docs/markdown-features/code-blocks/#live-code-scope':
    'variables in live code, import in live code',
  '/docs/markdown-features/code-blocks/#syntax-highlighting':
    'colored code, language of a block, code without colors, highlighting',
  '/docs/markdown-features/code-blocks/#highlighting-with-metadata-string':
    'line ranges, {1, 3-5}, braces after the language',
  '/docs/markdown-features/code-blocks/#highlight-color':
    'color of the marked line, background of a highlighted line',
  '/docs/markdown-features/tabs/':
    'tabbed content, switch between alternatives, panels, multi language examples, operating system switch, tab component, switch panels, content for several platforms, macOS Windows Linux, python javascript tabs',
  '/docs/markdown-features/tabs/#syncing-tab-choices':
    'remember the selection, same tab everywhere, synchronize, linked, persist the choice, groupId, choose once for all pages, keep the selected tab, same choice, remember the operating system',
  '/docs/markdown-features/tabs/#query-string':
    'open a tab by url, share a tab, deep link, permalink, link straight to a tab, url of a tab, link to a certain tab, tab in the address',
  '/docs/markdown-features/tabs/#default':
    'preselected, initially selected, active tab, none selected, which tab is open first, preselect, starting tab',
  '/docs/markdown-features/tabs/#lazy':
    'performance, only render the open tab, hidden content, do not render all tabs, load a tab when clicked',
  '/docs/markdown-features/tabs/#styling': 'colors of tabs, css of tabs, full width tabs',
  '/docs/markdown-features/tabs/#basic': 'code in several languages side by side',
  '/docs/markdown-features/tabs/#accessibility': 'arrow keys, a11y',
  '/docs/markdown-features/tabs/#custom-items': 'component inside of tabs, own tab component',
  '/docs/markdown-features/tabs/#props': 'attributes of Tabs, options of a tab',
  '/docs/markdown-features/diagrams/':
    'flowchart, UML, sequence diagram, draw, graph, gantt, chart, visual, class diagram, mindmap, flow chart, mermaid, architecture picture, entity relationship, draw with text, pie chart, state diagram',
  '/docs/markdown-features/diagrams/#usage':
    'mermaid code block, sequence diagram, draw a flowchart',
  '/docs/markdown-features/diagrams/#theming': 'diagram colors, dark diagrams',
  '/docs/markdown-features/diagrams/#layouts': 'elk, arrange a big diagram, layout engine',
  '/docs/markdown-features/diagrams/#dynamic-diagrams':
    'diagram in a component, diagram from props',
  '/docs/markdown-features/math-equations/':
    'formula, LaTeX, TeX, KaTeX, mathematics, maths, symbols, scientific, fractions, MathJax, formulas, equations, integral, square root, greek letters, sum, matrix, math symbols, write math',
  '/docs/markdown-features/math-equations/#dollars': 'dollar sign, price, escape, currency',
  '/docs/markdown-features/math-equations/#inline':
    'math in a sentence, single dollar, formula within a line',
  '/docs/markdown-features/math-equations/#blocks':
    'centered equation, display math, double dollar, formula on its own line, numbered equation, align equations',
  '/docs/markdown-features/math-equations/#macros': 'newcommand, own commands, abbreviations',
  '/docs/markdown-features/math-equations/#self-hosting-katex-assets':
    'without a CDN, css from own server',
  '/docs/markdown-features/math-equations/#configuration':
    'install katex, remark-math, rehype-katex',
  '/docs/markdown-features/math-equations/#per-page': 'load katex css on some pages only',
  '/docs/markdown-features/head-metadata/':
    'title tag, meta tags of one page, description, social preview, canonical, custom head, inject a script on one page, meta description, html head of a page, script in the head, tags for one page',
  '/docs/markdown-features/head-metadata/#uses':
    'canonical link, hide from search engines, redirect, one script',
  '/docs/markdown-features/head-metadata/#head': 'Head component in markdown, head tag',
  '/docs/markdown-features/links/':
    'hyperlink, cross reference, url, internal links, relative path, link to another page, link pages, link to a file, references between documents, relative link, hyperlinks, cross-reference',
  '/docs/markdown-features/links/#other-links':
    'external link, new tab, new window, target blank, mailto, email, link to a file, anchor, open in a new tab, link to a website, e-mail link, download link',
  '/docs/markdown-features/links/#checks':
    'dead links, 404, broken, check links, ignore a link, link checker, find broken links, detect dead links, links that go nowhere, link validation',
  '/docs/markdown-features/links/#resolution':
    'link does not work, file not found, how are links resolved, @site in links',
  '/docs/markdown-features/links/#address-or-path':
    'link by file name or url, should I write .md, extension in links',
  '/docs/markdown-features/links/#errors':
    'link is broken, cannot resolve markdown link, link could not be resolved',
  '/docs/markdown-features/plugins/':
    'extend markdown, custom syntax, remark plugin, rehype plugin, transform, AST, emoji, markdown extension, remark, rehype, extend the syntax, unified, change how markdown is rendered, process the text automatically',
  '/docs/markdown-features/plugins/#creating-new-plugins':
    'write a markdown extension, own remark plugin, visit nodes, transformer, own syntax, change the markdown tree, custom directive',
  '/docs/markdown-features/plugins/#installing-plugins':
    'add a markdown plugin, npm package for markdown',
  '/docs/markdown-features/plugins/#default-plugins': 'built-in markdown plugins',
  '/docs/markdown-features/plugins/#esm': 'ERR_REQUIRE_ESM, import instead of require',
  '/docs/markdown-features/plugins/#order': 'before the default plugins, run first',
  '/docs/markdown-features/plugins/#kinds':
    'remark or rehype, difference between remark and rehype',
  '/docs/markdown-features/plugins/#rehype-example':
    'change the html, add attributes to links, own rehype plugin, wide table on a phone, scroll a table, responsive table',
  '/docs/markdown-features/react/':
    'use React components in markdown, JSX, interactive content, import component, widgets, embed, iframe, YouTube video, HTML, component in markdown, interactive element, React in a document, embed a video, embed a tweet, YouTube',
  '/docs/markdown-features/react/#mdx-component-scope':
    'global components, no import, available everywhere, register a component, shortcode, MDXComponents, component without importing it, replace html elements, custom h1, change how tables are drawn, override elements, MDX components map',
  '/docs/markdown-features/react/#importing-components':
    'own component in a page, widget, button, custom element, use my component in a page, import a button, reuse a component in markdown',
  '/docs/markdown-features/react/#partials':
    'reuse content, include a file, shared text, snippet, single source, import markdown, common paragraph, include one markdown file in another, same text in several places, reusable snippets, transclusion, snippet with parameters',
  '/docs/markdown-features/react/#importing-code':
    'include source code from a file, external snippet, raw-loader, embed a file, show a file from the repository, code sample from a real file, include code from a file, keep samples tested',
  '/docs/markdown-features/react/#exporting-components':
    'component inside of a document, inline component, button in a page, small component in the page itself',
  '/docs/markdown-features/react/#markdown-in-jsx':
    'markdown inside of html, blank lines, text in a div is not formatted',
  '/docs/markdown-features/react/#expressions':
    'variables in text, calculate, current year, placeholder, JavaScript in markdown, print a variable, text from a variable, dynamic text, version number in a page, arithmetic, compute a value',
  '/docs/markdown-features/react/#exports':
    'title in a page, access front matter, use the table of contents, contentTitle, toc of a page, frontMatter variable',
  '/docs/markdown-features/react/#html-tags':
    'style html, headings in html, inline style, div, class instead of className, embed html, iframe, align, inline css, style attribute',
  '/docs/markdown-features/react/#jsx': 'button in a page, html in markdown, tags in the text',
  '/docs/markdown-features/react/#safety': 'browser api in a page, window in markdown',
  '/docs/markdown-features/toc/':
    'right menu, on this page, outline, anchors, table of contents, jump links, heading links, contents on the right, heading anchors, jump to a section, in-page navigation, page outline, right sidebar',
  '/docs/markdown-features/toc/#explicit-ids':
    'custom anchor, permalink to a heading, change the hash, stable link, fragment, own id of a heading, links that survive renaming, keep anchors after translation, set the anchor',
  '/docs/markdown-features/toc/#levels':
    'deeper headings, h4, h5, depth, only h2, heading depth, maximum level, show h4 in the table of contents, how many levels, deeper contents, min and max heading level, shorter contents, fewer entries in the right column',
  '/docs/markdown-features/toc/#inline-table-of-contents':
    'overview in the text, contents at the top of the page, list of sections in the text, TOCInline, contents at the top',
  '/docs/markdown-features/toc/#customizing-table-of-contents-generation':
    'hide the right sidebar, add entries, remove a heading from the outline, remove an entry from the contents, hide the contents, exclude a heading',
  '/docs/markdown-features/toc/#headings':
    'h1, h2, sections, titles in the text, levels of headings',
  '/docs/markdown-features/toc/#heading-ids':
    'link to a heading, link to a section of a page, anchor, anchor of a heading, jump to a heading, link to a part of a page, how are anchors made, hash link',
  '/docs/markdown-features/toc/#write-heading-ids': 'add ids to all headings, automatic ids',

  // Look and behaviour
  '/docs/styling-layout/':
    'CSS, design, appearance, look, theme colors, brand, style sheet, customize the look, fonts, make it look different, change the theme, rebrand, layout, width of the page, change the design, change the look, own styles, theming, css customization, customise appearance, stylesheet',
  '/docs/styling-layout/#global-styles':
    'custom css, own stylesheet, font family, web font, google fonts, typography, spacing, text size, change the font, page width, wider content, override css, add my own css, different font, change the font size, custom.css, wider page, max width, content width, style links, background image',
  '/docs/styling-layout/#styling-your-site-with-infima':
    'css variables, primary color, theme color, accent, font size, rounded corners, custom properties, change colors, other font, wide layout, make the content wider, theme variables, height of the navbar, width of the sidebar, line height, infima',
  '/docs/styling-layout/#colors':
    'primary color, brand color, accent color, color palette, shades, color scheme, corporate colors, main color, link color, button color, change colours, brand colors, another color, green is ugly, change the green, color of links and buttons, generate shades',
  '/docs/styling-layout/#dark-mode':
    'night mode, light and dark, dark theme, black background, css for dark, data-theme, colors in dark mode, style for night, dark background',
  '/docs/styling-layout/#query-string':
    'force dark by url, iframe theme, link with a mode, theme in the url, docusaurus-theme parameter',
  '/docs/styling-layout/#use-color-mode':
    'detect dark mode, current theme in React, toggle, hook, know the current mode in a component, dark or light in code',
  '/docs/styling-layout/#theme-class-names':
    'css selectors, target an element, stable classes, which class, override styles, select a part with css, class for the navbar, which css class',
  '/docs/styling-layout/#data-attributes':
    'style one page, page specific css, css of a plugin, html class, css for only one page, style the homepage only, style by page type, css for the landing page only',
  '/docs/styling-layout/#css-modules':
    'scoped styles, component css, styles.module.css, local class names, css of one component, class names that do not clash, module.css',
  '/docs/styling-layout/#mobile-view':
    'responsive, breakpoint, media query, phone, tablet, small screens, 996px, hamburger, phone layout, hide on mobile, narrow screens, media queries, burger menu',
  '/docs/styling-layout/#sassscss':
    'scss, sass, less, preprocessor, stylus, scss support, sass files, install sass',
  '/docs/styling-layout/#postcss':
    'tailwind css, postcss, utility classes, autoprefixer, use tailwind, tailwind setup, tailwindcss, install tailwind',
  '/docs/styling-layout/#css-in-js':
    'styled-components, emotion, material ui, chakra, MUI, styled components',
  '/docs/styling-layout/#css-cascade-layers':
    'css is overridden, order of css, my styles do not apply, specificity, my css has no effect, css priority, important',
  '/docs/styling-layout/#themed-images': 'picture per mode, invert, logo in dark mode',
  '/docs/styling-layout/#embedding':
    'embed a page in an iframe, hide navbar by url, query parameter, page inside another app, show docs in an iframe without navbar, docusaurus-data parameter',
  '/docs/styling-layout/#other-tools': 'css frameworks, bootstrap, less',
  '/docs/styling-layout/#troubleshooting':
    'styles not applied, css does not work, order of styles differs in production',
  '/docs/swizzling/':
    'customize components, override a theme component, change the layout, replace a component, custom theme, modify the HTML, change footer or navbar component, change how a page is drawn, modify built-in component, change the html of the theme, override a component, edit the theme, change theme files, own version of a component, customize the navbar component, custom footer, change the markup',
  '/docs/swizzling/#wrapping':
    'add something before or after, extend a component, decorate, safe customization, original component, add content to every page, put something under the title, banner above docs, extend the footer, add a button to each page',
  '/docs/swizzling/#ejecting':
    'copy a component, full control, own version, source of a theme component, rewrite a component, take over the code, complete control',
  '/docs/swizzling/#do-i-need-to-swizzle': 'alternatives, when to, css instead, other ways',
  '/docs/swizzling/#what-is-safe-to-swizzle':
    'risk, breaking, internal components, stable components, unsafe component, danger, will it break',
  '/docs/swizzling/#which-component-should-i-swizzle':
    'find the component, component name, inspect, which file draws this, name of the component to change, React DevTools, which part is it',
  '/docs/swizzling/#slots':
    'comments under pages, comment box, reader discussion, giscus, disqus, add to every page, global state, context provider, cookie banner, consent, add a comment section, comments below a post, login wrapper, feedback widget, was this page helpful, rating, chat widget, cookie consent banner, comment system, provider around the app',
  '/docs/swizzling/#maintenance':
    'update after customizing, broken after upgrade, keep up to date, upgrade broke my component, after an update',
  '/docs/swizzling/#extending-maps':
    'own navbar item type, custom component in markdown, register a component',
  '/docs/swizzling/#typing': 'TypeScript props of a theme component',
  '/docs/swizzling/#command': 'npm run swizzle, swizzle options, arguments',
  '/docs/static-assets/':
    'public folder, images, files, favicon, robots.txt, CNAME, fonts, downloads, serve a file, assets, public directory, where do I put images, static files, serve files as they are',
  '/docs/static-assets/#referencing-your-static-asset':
    'image url, path to a picture, link to a file, src, broken image, use a file from the static folder, image from static, link to a static file, path of an image',
  '/docs/static-assets/#missing-base-url':
    'images missing after deploying, broken pictures on the server, 404 for images, wrong path, images do not load online, pictures work locally only',
  '/docs/static-assets/#static-directories': 'several public folders, other static folder',
  '/docs/static-assets/#choosing':
    'where to put images, static or next to the page, static or img folder, where do pictures belong',
  '/docs/static-assets/#in-css': 'background image, font file, url() in css',
  '/docs/static-assets/#in-jsx': 'img src in React, picture in a component',
  '/docs/static-assets/#inlining': 'base64, data url, small images',
  '/docs/static-assets/#static-folder':
    'public folder, put a file at the root, robots.txt, CNAME, .well-known, verification file, ads.txt',
  '/docs/static-assets/#missing-image': 'image could not be resolved, picture not found',
  '/docs/static-assets/#in-configuration': 'logo path, favicon path',
  '/docs/search/':
    'find, search bar, search box, full text, search engine, site search, index, lookup, add a search, search field, find pages, enable searching, search function, make docs searchable',
  '/docs/search/#using-algolia-docsearch':
    'free search, crawler, apply, hosted search, api key, apply for docsearch, free for open source, set up algolia',
  '/docs/search/#contextual-search':
    'search only the current version, filter by language, version filter, wrong version in results, results only for this version, results in the wrong language, search within a version',
  '/docs/search/#ask-ai':
    'chat bot, assistant, LLM, questions, chatbot, artificial intelligence, AI chat, ask questions to the docs, GPT, AI search, AI assistant',
  '/docs/search/#using-local-search':
    'offline search, without Algolia, self hosted search, no account, client side, lunr, plugin, search without a server, search without an account, search plugin, free search',
  '/docs/search/#using-your-own-search':
    'custom search, replace the search bar, other engine, swizzle SearchBar, custom search component, Meilisearch, Elasticsearch, Pagefind, own search bar',
  '/docs/search/#styling-your-algolia-search':
    'search colors, modal design, css of the search box, color of the search box, search modal style',
  '/docs/search/#choose': 'which search, compare search, options for search',
  '/docs/search/#using-typesense-docsearch': 'open source search server, self hosted search engine',
  '/docs/search/#what-the-crawler-reads':
    'pages missing in the search, exclude a page from the search, index my site, recrawl, nothing found, page not found by the search, hide a page from search, crawl again, search index is outdated',
  '/docs/search/#translations': 'placeholder of the search box, labels, text of the search',
  '/docs/search/#check':
    'search does not work, no results, empty results, test the search, search finds nothing, no search results, search broken, search not working',
  '/docs/search/#connecting-algolia':
    'app id and api key, put the keys into the config, connect the index, crawler settings',
  '/docs/search/#algolia-options': 'settings of the search, search page path, search parameters',
  '/docs/browser-support/':
    'Internet Explorer, old browsers, Safari, Chrome, Firefox, compatibility, targets, browserslist, es5, which browsers, old browser, IE11, Edge, mobile browsers, supported browsers',
  '/docs/browser-support/#polyfills': 'core-js, missing feature, shim',
  '/docs/seo/':
    'Google, ranking, search engines, crawl, visibility, found in Google, meta tags, social preview, be found in Google, better ranking, search engine, google search',
  '/docs/seo/#global-metadata':
    'site wide tags, og image, twitter card, keywords, social card, default image, description of the site, default share image, meta tags everywhere, open graph',
  '/docs/seo/#single-page-metadata':
    'page title, page description, share image of a page, social card, thumbnail, twitter picture, preview when shared, link preview, description of one page, picture when a link is shared, open graph image, social media preview',
  '/docs/seo/#structured-data':
    'schema.org, JSON-LD, rich results, rich snippets, google, json ld, schema markup, breadcrumbs in google',
  '/docs/seo/#robots-file': 'block crawlers, disallow, bots, AI crawlers',
  '/docs/seo/#sitemap-file': 'sitemap.xml, list of pages for Google, submit to search console',
  '/docs/seo/#hiding':
    'noindex, exclude from Google, hide from search engines, private, prevent indexing, do not index a page, stop google, remove from search results, noindex page, keep out of google',
  '/docs/seo/#human-readable-links':
    'pretty urls, slug, friendly addresses, readable urls, short address',
  '/docs/seo/#content':
    'alt text, headings, write for search engines, accessible texts, image descriptions, performance, page speed',
  '/docs/seo/#checking':
    'test meta tags, lighthouse, validator, preview a card, is my site indexed, check open graph, debugger',
  '/docs/seo/#react-pages': 'title and description of a React page',
  '/docs/seo/#mistakes': 'not found on Google, wrong preview, duplicate content',
  '/docs/seo/#what-you-get': 'default meta tags, open graph tags, og tags, canonical url',
  '/docs/seo/#more-head-tags':
    'verify ownership, google site verification, verification tag, search console, own meta tag',
  '/docs/seo/#crawling': 'let google find my pages, index my site, crawlers',

  // Publish
  '/docs/deployment/':
    'publish, host, hosting, go live, put online, release, upload, production, server, domain, put my website online, make my site public, where is my site, put the site on the internet, upload the site, release my website, host for free, make it public, launch, ship',
  '/docs/deployment/#configuration':
    'url and base url, subdirectory, subfolder, domain, site address, path prefix, not at the root, site in a subfolder, wrong url, set the domain, address of my site, subdomain, base path, url of the website',
  '/docs/deployment/#trailing-slashes':
    'slash at the end, redirect loop, index.html, url without slash, .html extension, url with a slash, page opens with and without slash, 404 on refresh, reload gives 404',
  '/docs/deployment/#using-environment-variables':
    'secrets, .env, dotenv, process.env, API keys, staging and production, build variables, env file, read env vars, different settings for staging, secret values, environment variables in components',
  '/docs/deployment/#testing-build-locally':
    'preview the production build, serve locally, check before publishing, see the production version, try the build on my computer, serve the build',
  '/docs/deployment/#self-hosting':
    'own server, VPS, on premise, web server, intranet, S3, cPanel, host it myself, own web server, company server, upload by ftp, copy the build folder, IIS',
  '/docs/deployment/#nginx':
    'reverse proxy, server configuration, try_files, nginx config, server block',
  '/docs/deployment/#docker':
    'container, Dockerfile, image, kubernetes, run in a container, docker compose, docker image, containerize',
  '/docs/deployment/#deploying-to-github-pages':
    'gh-pages, github.io, free hosting, publish from a repository, publish on GitHub, host on GitHub, github hosting, GitHub Pages setup',
  '/docs/deployment/#github-pages-address':
    'custom domain, CNAME, user page, project page, organization site, username.github.io, own domain on GitHub, 404 on GitHub Pages, base url for GitHub',
  '/docs/deployment/#triggering-deployment-with-github-actions':
    'continuous deployment, workflow, CI, automatic publishing, on push, yaml, pipeline, deploy automatically, publish on every commit, publish on push, publish after a merge, deploy on push, continuous delivery, action file, deploy.yml',
  '/docs/deployment/#github-pages-deploy-command':
    'GIT_USER, USE_SSH, gh-pages branch, ssh, push, npm run deploy, publish from my computer, push to gh-pages',
  '/docs/deployment/#any-ci':
    'GitLab, CircleCI, Travis, Jenkins, Azure DevOps, pipeline, continuous integration, GitLab pages, Bitbucket, build server, GitLab CI, deploy from a pipeline',
  '/docs/deployment/#choosing-a-hosting-provider':
    'where to host, free hosting, compare providers, AWS, Firebase, cheap, which host, hosting services, S3, Amazon, Google Cloud, Heroku, DigitalOcean',
  '/docs/deployment/#deploying-to-netlify':
    'netlify.toml, deploy previews, build command, preview of a pull request, netlify settings',
  '/docs/deployment/#troubleshooting':
    'blank page, white screen, css missing, styles not loaded, 404 after deploy, site did not load properly, not working online, page is blank after deploying, works locally but not online, css not loading, styles missing on the server, 404, site looks broken, links do not work online, old content after publishing, deploy error',
  '/docs/deployment/#deploy-to-another-repository': 'other repo, source and site apart',
  '/docs/deployment/#deploying-to-vercel': 'import a git repository, zero config',
  '/docs/deployment/#deploying-to-cloudflare-pages': 'wrangler, edge, Cloudflare hosting',
  '/docs/deployment/#deploying-to-render': 'static site on Render',
  '/docs/deployment/#deploying-to-surge': 'publish from the terminal, quick hosting',
  '/docs/deployment/#caddy': 'https, web server',
  '/docs/deployment/#apache': '.htaccess, web server',
  '/docs/deployment/#deploy-fields':
    'organizationName, projectName, deploymentBranch, variables of the deploy command',
  '/docs/deployment/#languages': 'deploy a multilingual site, one build per language',
  '/docs/deployment/#in-short': 'publish quickly, steps to publish',
  '/docs/deployment/#deploying-to-azure-static-web-apps': 'Microsoft, Azure hosting',
  '/docs/migration/':
    'update, newer version, bump, upgrade guide, latest, breaking changes, go to a newer version, upgrade docusaurus, newest release, how do I upgrade',
  '/docs/migration/#minor-version':
    'npm update, bump packages, update dependencies, patch release, update all packages, bump to the latest, same version of all packages, npm outdated',
  '/docs/migration/#troubleshooting':
    'upgrade fails, version mismatch, conflicting versions, clear the cache, reinstall, broken after the update, does not build after upgrading',
  '/docs/migration/#semantic-versioning': 'is an update safe, breaking change, major minor patch',
  '/docs/migration/#guides': 'which upgrade guide, from which version',
  '/docs/migration/v3/':
    'from 2 to 3, v2 to v3, breaking changes, MDX 2, MDX 3, upgrade from version 2',
  '/docs/migration/v3/#common-mdx-problems':
    'could not parse expression, unexpected character, acorn, curly braces, less than, mdx compilation failed',
  '/docs/migration/v3/#upgrading-dependencies':
    'package.json, React 18, npm install, peer dependencies, which packages to update, required versions, Node 18',
  '/docs/migration/v3/#checker': 'find errors before upgrading, check my files',
  '/docs/migration/v3/#react': 'React 18, React 19, createRoot',
  '/docs/migration/v3/#esm-plugins': 'remark plugin does not load, require of ES module',
  '/docs/migration/v3/#prism': 'prism themes, code colors after upgrading',
  '/docs/migration/v3/#admonitions': 'titles of callouts, brackets',
  '/docs/migration/v3/#ask-for-help': 'stuck with the upgrade',
  '/docs/migration/v3/#plan': 'how to upgrade to 3, steps, how long does it take',
  '/docs/migration/v3/#braces':
    'curly braces break my page, literal braces, escape a brace, could not parse expression',
  '/docs/migration/v3/#angle-brackets':
    'less than sign in text, <5, unexpected character before name, escape <',
  '/docs/migration/v3/#autolinks': '<https://, url in angle brackets, email in angle brackets',
  '/docs/migration/v3/#unclosed-html': 'br tag, img tag not closed, expected a closing tag, hr',
  '/docs/migration/v3/#style': 'style prop expects a mapping, inline style string',
  '/docs/migration/v3/#import-export':
    'word import at the start of a line, could not parse import exports',
  '/docs/migration/v3/#lowercase-components': 'custom component not applied to html tags',
  '/docs/migration/v3/#extra-paragraphs': 'p inside of p, additional p tags',
  '/docs/migration/v3/#indented-code': 'four spaces, code by indent is lost',
  '/docs/migration/v3/#directives': 'colon in the text, text after a colon disappears',
  '/docs/migration/v3/#commonmark': 'md files without MDX, keep old markdown',
  '/docs/migration/v3/#preprocessor': 'fix many files at once, search and replace in all files',
  '/docs/migration/v3/#blog-feed-limit': 'feed has only 20 posts',
  '/docs/migration/v3/#warning-admonition': 'caution replaced by warning, warning looks different',
  '/docs/migration/v3/#optional-changes': 'after upgrading, use new features',
  '/docs/migration/v2/':
    'from 1 to 2, old docusaurus, v1 to v2, legacy site, convert, version 1 site, upgrade a very old site, leave version 1',
  '/docs/migration/v2/#main-differences': 'what is new, differences between 1 and 2',
  '/docs/migration/v2/#project-structure': 'structure of a v1 project, website folder',
  '/docs/migration/v2/#support': 'is version 1 still supported, end of life',
  '/docs/migration/v2/#steps': 'order of the migration, how to begin',
  '/docs/migration/v2/automated/': 'convert automatically, migration tool, script, migration cli',
  '/docs/migration/v2/automated/#run': 'npx docusaurus-migrate, start the tool',
  '/docs/migration/v2/automated/#what-it-converts': 'what the tool does for me',
  '/docs/migration/v2/manual/': 'convert by hand, step by step, siteConfig.js',
  '/docs/migration/v2/manual/#urls': 'keep old links, .html urls, redirect old addresses',
  '/docs/migration/v2/manual/#sidebars': 'convert sidebars.json',
  '/docs/migration/v2/manual/#pages': 'convert React pages, CompLibrary',
  '/docs/migration/v2/manual/#styles': 'old css classes, custom css of v1',
  '/docs/migration/v2/manual/#packages': 'package.json of v1, replace old packages',
  '/docs/migration/v2/manual/#front-matter': 'sidebar_label of v1, original_id',
  '/docs/migration/v2/manual/#code-tabs': 'old code tabs',
  '/docs/migration/v2/manual/#configuration': 'siteConfig to docusaurus.config, convert the config',
  '/docs/migration/v2/manual/#siteconfig': 'old option names, what became of a field',
  '/docs/migration/v2/versioned-sites/': 'old versions of a v1 site',
  '/docs/migration/v2/translated-sites/': 'translations of a v1 site',
  '/docs/migration/v2/translated-sites/#existing-crowdin-project': 'keep my Crowdin translations',
  '/docs/browser-support/#changing-the-list':
    'targets, smaller bundles, drop support, modern browsers',
  '/docs/browser-support/#the-list': 'which browsers, minimum browser version',
  '/docs/browser-support/#testing': 'test in several browsers',
  '/docs/browser-support/#what-it-changes': 'transpiling, css prefixes, output for old browsers',

  // Languages
  '/docs/i18n/introduction/':
    'translate, multi language, multilingual, several languages, localize, bilingual, localisation, internationalisation, translations, how do languages work, support several languages',
  '/docs/i18n/tutorial/':
    'add a language, translate my site, French, German, Spanish, Chinese, second language, multilingual site, translate the site, website in another language, German version, Portuguese, Japanese, more languages, site in two languages, bilingual site, step by step translation',
  '/docs/i18n/tutorial/#configure-your-site':
    'add a locale, language switcher, language menu, default language, new language, activate a language, set the default language, list of languages, defaultLocale',
  '/docs/i18n/tutorial/#translate-your-react-code':
    'strings in components, translatable text, labels, t function, messages, translate a button, translate my own components, translated labels, text in React',
  '/docs/i18n/tutorial/#interpolation':
    'placeholders, variables in a translation, dynamic values, insert a name into a translated text, link in a translated sentence',
  '/docs/i18n/tutorial/#pluralization': 'singular and plural, one or many, counts',
  '/docs/i18n/tutorial/#rtl':
    'RTL, Arabic, Hebrew, Persian, text direction, right to left, Urdu, mirror the layout',
  '/docs/i18n/tutorial/#translate-configuration':
    'translate navbar and footer, site title per language, tagline, translate the menu, translate the footer, translated site title',
  '/docs/i18n/tutorial/#multi-domain-deployment':
    'one domain per language, subdomain, country domain, different domain for each language, fr.example.com',
  '/docs/i18n/tutorial/#start-your-site':
    'preview a language, only one language in development, other languages are missing locally, see the translated site, test a language locally',
  '/docs/i18n/tutorial/#translate-markdown-files':
    'translate docs, translate pages, copy markdown files, translated blog, translate a page, translated documents, French version of a page, where does the translated page go',
  '/docs/i18n/tutorial/#translate-your-site':
    'generate translation files, collect strings, extract text for translators, translation json, strings to translate, interface text',
  '/docs/i18n/tutorial/#translate-function':
    'translate an attribute, placeholder, alt text, aria-label, translate a string in code, translate a title attribute, button label',
  '/docs/i18n/tutorial/#translate-component':
    'translate text in JSX, Translate tag, wrap text to be translated, text in a component',
  '/docs/i18n/tutorial/#static-texts': 'variables cannot be translated, dynamic text',
  '/docs/i18n/tutorial/#check':
    'test a translation, missing translations, untranslated page, untranslated text, what is still missing',
  '/docs/i18n/tutorial/#single-domain-deployment': '/fr/ in the url, all languages together',
  '/docs/i18n/tutorial/#deploy-your-site': 'publish a translated site, build all languages',
  '/docs/i18n/crowdin/':
    'translation platform, translation service, translators, SaaS, sync translations, Transifex, Weblate, translate online, external translators, outside translators, localization platform, translation tool',
  '/docs/i18n/crowdin/#automate-with-ci': 'upload and download automatically, GitHub Action',
  '/docs/i18n/crowdin/#workflow': 'upload sources, download translations, everyday work',
  '/docs/i18n/crowdin/#mdx': 'broken translations, code is translated, placeholders',
  '/docs/i18n/crowdin/#localize-edit-urls':
    'edit link to Crowdin, edit button leads to the translation',
  '/docs/i18n/crowdin/#crowdin-setup': 'connect Crowdin, create a project',
  '/docs/i18n/crowdin/#configure-the-crowdin-cli': 'crowdin.yml, access token',
  '/docs/i18n/crowdin/#mdx-code-block': 'protect code from translators',
  '/docs/i18n/git/':
    'translate in the repository, translators with pull requests, outdated translations, keep in sync, translate without a service, translations in the repo, volunteers translate',
  '/docs/i18n/git/#benefits-and-drawbacks': 'pros and cons, Git or Crowdin',
  '/docs/i18n/git/#outdated-docs': 'translation is out of date, original changed',
  '/docs/i18n/git/#share-the-work': 'reviewers, several translators',
  '/docs/i18n/git/#initialize-the-i18n-folder':
    'start a new translation, create files for a language',
  '/docs/i18n/git/#keep-in-step': 'update translations after changes, original page changed, sync',
  '/docs/i18n/git/#outdated-json': 'new strings, override translations',
  '/docs/i18n/introduction/#translation-files-location':
    'where to put translated files, folder of a language, i18n folder, json, folder structure for languages, where do I put the French files',
  '/docs/i18n/introduction/#workflow': 'how translation works, steps',
  '/docs/i18n/introduction/#goals': 'what is supported',
  '/docs/i18n/introduction/#non-goals':
    'automatic translation, machine translation, language detection, what is not supported, Google translate, translate automatically, redirect by browser language, AI translation',
  '/docs/i18n/introduction/#translation-files':
    'format of a translation file, message and description, context for translators, description for the translator, what a string means',
  '/docs/i18n/introduction/#glossary': 'locale, meaning of words, terms',
  '/docs/i18n/introduction/#lookup':
    'which translation is used, fallback when a translation is missing',

  // Extending
  '/docs/using-plugins/':
    'add-ons, extensions, extend, features, modules, packages, install a plugin, community plugins, add a plugin, plugins from npm, third-party plugin, what is a plugin, enable a plugin, more features',
  '/docs/using-plugins/#creating-plugins':
    'write an extension, own plugin, local plugin, inline plugin, custom functionality, plugin in my own project, small plugin, plugin in the config file',
  '/docs/using-plugins/#multi-instance-plugins-and-plugin-ids':
    'same plugin two times, several instances, duplicate, second instance, use a plugin twice, plugin id, second blog',
  '/docs/using-plugins/#docusauruspreset-classic':
    'what is included, default plugins, bundle of plugins, standard set, classic preset, preset options, turn parts of the preset off, what does the preset contain',
  '/docs/using-plugins/#disabling-plugins':
    'turn off, remove the blog, conditionally, only in production, without docs, disable a part, disable the blog, remove a plugin, switch off the blog, deactivate, only when building, plugin for some builds only',
  '/docs/using-plugins/#order': 'conflict, override, which plugin comes first, precedence',
  '/docs/using-plugins/#installing-a-plugin': 'how to add a plugin, npm install',
  '/docs/using-plugins/#configuring-plugins': 'options of a plugin, pass settings',
  '/docs/using-plugins/#module-shorthands': 'short names, name of a plugin',
  '/docs/using-plugins/#using-presets':
    'own preset, bundle plugins, share a setup, share config between sites, several sites with the same setup, make a preset',
  '/docs/using-plugins/#troubleshooting': 'plugin not found, plugin does not work, invalid plugin',
  '/docs/advanced/':
    'how it works, internals, under the hood, deep dive, for experts, advanced topics',
  '/docs/advanced/architecture/':
    'how it works inside, overview, internals, bundling, under the hood, build process',
  '/docs/advanced/architecture/#faster':
    'slow build, build time, speed up, rspack, swc, memory, performance, out of memory, build takes too long, heap out of memory, JavaScript heap, builds take forever, build uses too much memory, webpack is slow, JavaScript heap out of memory, CI build is slow, speed up my builds, make building faster',
  '/docs/advanced/architecture/#generated-folder':
    '.docusaurus, cache, temporary files, ignore in git',
  '/docs/advanced/architecture/#build-workflow': 'what happens during the build, stages, phases',
  '/docs/advanced/architecture/#development': 'hot reload, dev server, how start works',
  '/docs/advanced/architecture/#data-flow': 'data to React, props of a route',
  '/docs/advanced/architecture/#trace':
    'log of the build, measure the build, debug the build, where is time spent, environment variables for debugging, what takes long in the build, time of each step',
  '/docs/advanced/architecture/#three-programs': 'node, server, browser, where does my code run',
  '/docs/advanced/architecture/#troubleshooting':
    'cannot resolve fs, node module in the browser, component has no effect',
  '/docs/advanced/architecture/#bundler': 'client and server bundle, webpack config',
  '/docs/advanced/client/#client-modules':
    'global script, run code in the browser, third party script, load on every page, global css, chat widget, run code only in the browser, JavaScript for every page, analytics script, import global library, polyfill in the browser, run at startup',
  '/docs/advanced/client/#route-lifecycles':
    'page navigation event, url change, route change, page view tracking, after each navigation, scroll, run code on every page change, do something when the page changes, run code on every navigation, progress bar, event when a reader opens a page',
  '/docs/advanced/client/#prefetch':
    'preload pages, faster navigation, link hover, pages open instantly, load pages in advance, make navigation faster, loading in the background',
  '/docs/advanced/client/#theme-aliases':
    '@theme, @theme-original, which component wins, override order, @site, import the original component, alias',
  '/docs/advanced/client/':
    'how the app starts in the browser, frontend, React app, single page app, browser side, hydrated app',
  '/docs/advanced/client/#tree': 'providers, root component, order of components',
  '/docs/advanced/client/#where': 'where to put global code',
  '/docs/advanced/plugins/':
    'write a plugin, plugin development, create an extension, fetch data at build time, external data, API data, generate pages, create my own plugin, custom plugin, generate pages from json, pages from data, build a plugin, extend docusaurus, first plugin, plugin tutorial',
  '/docs/advanced/plugins/#load-content':
    'read files, fetch from an API, CMS, create pages from data, dynamic pages, load data from an api, fetch data during the build, headless CMS, remote data, get data from a server',
  '/docs/advanced/plugins/#publishing':
    'npm package, share a plugin, release, distribute, share my plugin with others, publish to npm',
  '/docs/advanced/plugins/#validation':
    'check options, joi, schema, defaults, plugin options with a good message, check plugin options',
  '/docs/advanced/plugins/#creating-plugins': 'what is a plugin, plugin function',
  '/docs/advanced/plugins/#plugin-design': 'global data or route data, share data',
  '/docs/advanced/plugins/#lifecycle':
    'order of hooks, when is it called, when do the methods run, plugin hooks',
  '/docs/advanced/plugins/#receiving-content':
    'read data of another plugin, list all posts, recent posts on the home page, latest posts on the homepage, use the list of docs, content of another plugin, show blog posts on the landing page',
  '/docs/advanced/plugins/#themes':
    'write a theme, own theme, make my own theme, create a theme, publish a theme',
  '/docs/advanced/plugins/#content-plugin':
    'pages from a database, generate pages from data, pages from json, own content type',
  '/docs/advanced/plugins/#components': 'component of a plugin, draw data',
  '/docs/advanced/routing/':
    'urls, paths, single page application, navigation, how addresses are made, react router, url structure, how routes work, page addresses, routes',
  '/docs/advanced/routing/#trailing-slashes': 'slash at the end, url ends with a slash',
  '/docs/advanced/routing/#hash-router':
    'open without a server, file protocol, offline html, local files, email, zip, use without a web server, open index.html from disk, offline zip, double click on the file, file://',
  '/docs/advanced/routing/#escaping-from-spa-redirects':
    'link outside of the app, other site on the same domain, full page load, pathname protocol, storybook, link to another app on my domain, link to a static html file, pathname://, leave the single page app',
  '/docs/advanced/routing/#file-paths-and-url-paths':
    'which file makes which url, where does an url come from',
  '/docs/advanced/routing/#nested-routes':
    'subroutes, child routes, layout route, pages in pages, subpages, shared layout',
  '/docs/advanced/routing/#client-side-navigation':
    'navigate without reload, single page navigation, navigation without loading, internal links, Link component, links that open quickly',
  '/docs/advanced/routing/#duplicate-routes':
    'same url twice, two pages with one path, two pages have the same address, duplicate page',
  '/docs/advanced/routing/#troubleshooting':
    'broken links found, broken anchors, ci fails because of links, wrong base url in a link',
  '/docs/advanced/routing/#routes': 'list of all routes, route config',
  '/docs/advanced/ssg/':
    'server side rendering, prerender, SSR, static html, hydration, Node.js rendering, prerendering, render on the server, why does my component fail in the build',
  '/docs/advanced/ssg/#window-is-not-defined':
    'document is not defined, localStorage, navigator, browser only code, build error, ReferenceError, build fails but start works, works in development and not in production, library needs the browser, localStorage is not defined',
  '/docs/advanced/ssg/#hydration':
    'mismatch, flash, flicker, did not match, warning in the console, server html differs, text content does not match, react error 418, hydration failed, flash of content, content jumps, server html, mismatch warning',
  '/docs/advanced/ssg/#browseronly':
    'client side only, render only in the browser, skip on the server, third party library, map, chart, show a component only in the browser, map or chart library, no server rendering',
  '/docs/advanced/ssg/#useisbrowser': 'check if running in the browser, after hydration',
  '/docs/advanced/ssg/#rendering-twice': 'why is my component called twice, server and client',
  '/docs/advanced/ssg/#escape-hatches':
    'run only in the browser, skip server rendering, client only component, component only rendered on the client, avoid server rendering, disable ssr, client only',
  '/docs/advanced/ssg/#worker-threads':
    'parallel, several CPU cores, threads, use all processor cores, render pages in parallel, multi core',
  '/docs/advanced/ssg/#shared-state': 'global variables, memory leak',
  '/docs/advanced/ssg/#output': 'html of a page, view source',
  '/docs/advanced/ssg/#useeffect': 'run after mounting, code after the first render',
  '/docs/advanced/ssg/#executionenvironment': 'canUseDOM, test for the browser',

  // Reference
  '/docs/cli/':
    'terminal, commands, npm scripts, npm run, command line, shell, which commands, command list, docusaurus commands, npx docusaurus',
  '/docs/cli/#docusaurus-start-sitedir':
    'dev server, development server, run locally, localhost, watch, hot reload, start the site, local server, preview changes, run on localhost',
  '/docs/cli/#start---port':
    'different port, change port, 3000, 8080, localhost port, another port, port 3000 is used, run on a different port',
  '/docs/cli/#start---host':
    'expose to the network, 0.0.0.0, docker, open on phone, local network, ip address, access from another device, test on my phone, reachable in the network, docker host, all interfaces',
  '/docs/cli/#start---no-open':
    'do not open the browser, stop opening a window, browser opens by itself, without opening a tab',
  '/docs/cli/#start---locale':
    'start in another language, preview a translation, develop in another language',
  '/docs/cli/#start---poll':
    'changes not detected, docker, WSL, virtual machine, network drive, watch files, vagrant, hot reload does not work, file changes are not seen, changes not noticed in docker',
  '/docs/cli/#docusaurus-build-sitedir':
    'production, compile, generate static files, export, make static files, production files, build the website',
  '/docs/cli/#build---out-dir':
    'output folder, where the build goes, destination, dist, target directory, change the build folder, other output directory',
  '/docs/cli/#build---bundle-analyzer':
    'bundle size, analyze size, big JavaScript, what is in the bundle, why is my bundle big, find large packages, size of the JavaScript',
  '/docs/cli/#build---locale': 'build one language, single language, skip languages',
  '/docs/cli/#docusaurus-serve-sitedir':
    'preview the build, test locally, local web server, try the production build, look at the build, serve the build folder',
  '/docs/cli/#docusaurus-deploy-sitedir':
    'publish to GitHub Pages, upload, push, deploy command, publish with one command',
  '/docs/cli/#docusaurus-clear-sitedir':
    'clear cache, delete cache, strange errors, old content, reset, clean, stale, changes do not show, clean everything, empty the cache, start fresh, remove generated files, weird behaviour, changes not visible',
  '/docs/cli/#docusaurus-write-translations-sitedir':
    'extract texts, collect strings, translation json, labels, make translation files, get all strings',
  '/docs/cli/#docusaurus-write-heading-ids-sitedir':
    'add anchors, stable heading links, explicit ids',
  '/docs/cli/#docusaurus-swizzle': 'customize a component, eject from the terminal',
  '/docs/cli/#docusaurus-docs-version':
    'new version, release docs, cut, freeze, create a version, new version of the docs, snapshot the docs',
  '/docs/cli/#scripts':
    'npm run, package.json scripts, which commands are there, npm start, npm run build, commands in package.json',
  '/docs/cli/#deploy---skip-build': 'deploy without building',
  '/docs/cli/#swizzle---list': 'show all components, available components',
  '/docs/cli/#start---hot-only': 'no full reload',
  '/docs/cli/#build---no-minify': 'readable output, debug the production code, unminified',
  '/docs/cli/#build---dev': 'development build, full error messages in production, debug the build',
  '/docs/cli/#build---config': 'other config file, second configuration',
  '/docs/cli/#write-translations---override': 'overwrite translations, reset translations',
  '/docs/cli/#write-translations---messagePrefix': 'mark untranslated strings, prefix of messages',
  '/docs/api/docusaurus-config/':
    'all settings, options, site configuration reference, fields of the config, every option of the config, all fields, list of config options',
  '/docs/api/docusaurus-config/#title':
    'name of the site, browser tab, site name, rename my site, change the website name, site title',
  '/docs/api/docusaurus-config/#url':
    'domain, host, website address, production address, domain of my site, where the site will live, custom domain, https address',
  '/docs/api/docusaurus-config/#baseUrl':
    'subfolder, sub path, subdirectory, path prefix, not at the root, wrong base url, site below a path, folder on the domain, project page, path of the site',
  '/docs/api/docusaurus-config/#favicon':
    'browser tab icon, site icon, small icon, ico, icon in the tab, change the icon, small picture in the tab, tab icon',
  '/docs/api/docusaurus-config/#tagline': 'subtitle, slogan, motto',
  '/docs/api/docusaurus-config/#noIndex':
    'hide the site from Google, private site, block search engines, staging, hide the whole site from search engines, do not index, test site',
  '/docs/api/docusaurus-config/#trailingSlash':
    'slash at the end, remove the slash, .html, urls ending with a slash, html extension, remove the trailing slash',
  '/docs/api/docusaurus-config/#staticDirectories':
    'public folder, several static folders, assets folder, more static folders, rename the static folder',
  '/docs/api/docusaurus-config/#onBrokenLinks':
    'dead links, ignore broken links, build fails because of links, broken links found, disable link check, do not fail on broken links, build stops because of a link, turn off the broken link check, warn instead of fail, dead link checker',
  '/docs/api/docusaurus-config/#onBrokenAnchors':
    'missing heading, dead anchors, wrong hash, fragment',
  '/docs/api/docusaurus-config/#onDuplicateRoutes': 'same url twice, conflicting pages',
  '/docs/api/docusaurus-config/#scripts':
    'external JavaScript, script tag, third party script, CDN, add js, chat widget, async defer, load JavaScript on all pages, JavaScript from a CDN, load external JavaScript, include a js file, add a script, third party widget',
  '/docs/api/docusaurus-config/#stylesheets':
    'external CSS, google fonts, CDN, link tag, web fonts, load external css, css from a CDN, icon font, font awesome',
  '/docs/api/docusaurus-config/#headTags':
    'meta tags, html head, preconnect, link tag, verification code, site wide tags, inject html, add something to the head, google verification, meta tag for all pages, preload font',
  '/docs/api/docusaurus-config/#clientModules':
    'global JavaScript, global CSS, run code on load, run JavaScript on every page, css and js for every page, global modules',
  '/docs/api/docusaurus-config/#customFields':
    'own settings, extra data, environment variables, additional values, own values in the config, custom data, env values for components',
  '/docs/api/docusaurus-config/#ssrTemplate':
    'html template, index.html, change the html skeleton, own html template, custom index.html',
  '/docs/api/docusaurus-config/#markdown':
    'markdown settings, mermaid, emoji, format, hooks, parser, options for markdown, mdx options, heading anchors',
  '/docs/api/docusaurus-config/#future':
    'experimental, upcoming, version 4, faster, flags, opt in, try upcoming features, version 4 flags, rspack, enable faster, prepare for v4',
  '/docs/api/docusaurus-config/#i18n':
    'languages, locales, translation settings, define languages, language settings, default language',
  '/docs/api/docusaurus-config/#webpack':
    'bundler, loader, jsLoader, swc, esbuild, bundler options, JavaScript loader',
  '/docs/api/docusaurus-config/#storage':
    'localStorage, cookies, saved preferences, namespace, two sites on one domain, local storage keys, prefix of stored values',
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
  '/docs/api/docusaurus-config/#titleDelimiter':
    'separator in the browser tab, pipe in the title, dash between titles, character between page and site title',
  '/docs/api/docusaurus-config/#organizationName': 'GitHub user, owner of the repository',
  '/docs/api/docusaurus-config/#projectName': 'name of the repository',
  '/docs/api/docusaurus-config/#onBrokenMarkdownLinks':
    'broken markdown file link, old option for markdown links',
  '/docs/api/docusaurus-config/#deploymentBranch': 'branch for GitHub Pages, gh-pages branch',
  '/docs/api/docusaurus-config/#themeConfig': 'settings for the theme, navbar and footer',
  '/docs/api/themes/configuration/':
    'appearance settings, header, footer, menu, layout, look, navbar, colors settings, theme options, configure the theme',
  '/docs/api/themes/configuration/#color-mode':
    'dark mode, light mode, night, switch, toggle button, default theme, disable dark mode, follow the system, dark theme, toggle for dark mode, light only, system theme',
  '/docs/api/themes/configuration/#colorMode-disableSwitch':
    'remove the dark mode button, hide the toggle, only light, force one mode, remove the sun and moon icon, no dark mode toggle, turn off the dark mode switch',
  '/docs/api/themes/configuration/#colorMode-defaultMode':
    'start in dark, dark by default, initial theme, dark mode first, make dark the default, start with light',
  '/docs/api/themes/configuration/#colorMode-respectPrefersColorScheme':
    'system preference, operating system, automatic, follow the device, use the setting of the computer, same as the operating system',
  '/docs/api/themes/configuration/#meta-image':
    'social card, preview image, og:image, share picture, twitter card, thumbnail, share image for the whole site, default social image, open graph image, preview picture',
  '/docs/api/themes/configuration/#announcement-bar':
    'notification, message on every page, top of the site, notice, alert, promo, dismiss, news bar, sticky message, banner at the top, message at the top of every page, announce something, closable message, important news, info bar',
  '/docs/api/themes/configuration/#docs-sidebar.hideable':
    'collapse the side menu, hide, toggle, full width, button to hide the menu, hide the left menu',
  '/docs/api/themes/configuration/#docs-sidebar.autoCollapseCategories':
    'close other sections, accordion, one open',
  '/docs/api/themes/configuration/#docs-versionPersistence':
    'remember the version, localStorage, remember the chosen version',
  '/docs/api/themes/configuration/#navbar':
    'header, top menu, menu bar, top bar, main menu, navigation bar, top navigation, header bar, bar at the top, edit the header',
  '/docs/api/themes/configuration/#navbar-logo':
    'site logo, brand, image in the header, icon, logo for dark mode, logo link, company logo, logo at the top left, change the logo, picture in the header, replace the logo, logo too small, where does the logo lead',
  '/docs/api/themes/configuration/#navbar-items':
    'menu entries, add a menu item, header links, left and right, order of the menu, link in the header, add a link to the top, buttons at the top, align right, remove an item from the header',
  '/docs/api/themes/configuration/#navbar-link':
    'external link in the header, GitHub link, GitHub icon, new tab, button, open in a new tab, menu entry that leads to another site, social icon in the header, menu link',
  '/docs/api/themes/configuration/#navbar-dropdown':
    'submenu, nested menu, drop down, menu with several links, menu that opens, several links under one entry, sub menu in the header',
  '/docs/api/themes/configuration/#navbar-docs-version-dropdown':
    'version switcher, version selector, version picker, choose a version, version chooser, version list in the header, change version',
  '/docs/api/themes/configuration/#navbar-locale-dropdown':
    'language switcher, language menu, language selector, choose a language, globe, let readers switch the language, change language button, flags, language picker, language chooser, switch language, language list in the header, change language',
  '/docs/api/themes/configuration/#navbar-search':
    'search bar position, move the search, place of the search field, where is the search box, search in the header, search field to the left',
  '/docs/api/themes/configuration/#navbar-with-custom-html':
    'icon, badge, separator, custom markup in the header, icon in the header, image button, html in the menu',
  '/docs/api/themes/configuration/#auto-hide-sticky-navbar':
    'disappear when scrolling, sticky header, fixed header, shrink, hide the header while scrolling, header not fixed, navbar disappears, header moves away while reading',
  '/docs/api/themes/configuration/#navbar-style':
    'dark header, background color, primary color, color of the header, dark navbar',
  '/docs/api/themes/configuration/#footer':
    'bottom of the page, page bottom, copyright, bottom links, imprint, text at the bottom of the page, change the copyright, bottom bar, footer text, change the footer, remove the footer, copyright year, edit the bottom',
  '/docs/api/themes/configuration/#footer-links':
    'columns, social icons, links at the bottom, sitemap, columns at the bottom, multiple columns, footer columns, links in the footer, social media links, headings in the footer',
  '/docs/api/themes/configuration/#codeblock':
    'syntax highlighting, prism, code colors, code theme, theme of code, prism settings',
  '/docs/api/themes/configuration/#theme':
    'dracula, github, code colors, syntax theme, prism-react-renderer',
  '/docs/api/themes/configuration/#additional-languages':
    'highlight more languages, Java, PHP, C#, Rust, bash, not highlighted',
  '/docs/api/themes/configuration/#table-of-contents':
    'heading depth, h4 in the right menu, on this page, levels, levels of headings in the right menu, h4 in the contents',
  '/docs/api/themes/configuration/#use-color-mode':
    'current theme in React, is dark, toggle by code, set color mode',
  '/docs/api/themes/configuration/#footer-logo': 'image at the bottom',
  '/docs/api/themes/configuration/#navbar-custom':
    'own component in the header, custom menu item, button with code',
  '/docs/api/themes/configuration/#navbar-doc-link':
    'link to a document in the header, menu entry for one page',
  '/docs/api/themes/configuration/#navbar-doc-sidebar':
    'link to a section of the docs in the header, menu entry for docs',
  '/docs/api/themes/configuration/#navbar-docs-version': 'show the current version in the header',
  '/docs/api/themes/configuration/#magic-comments': 'custom comments in code, mark errors',
  '/docs/api/themes/configuration/#default-language': 'language of code without a name',
  '/docs/api/themes/configuration/#metadata':
    'meta tags for all pages, keywords, description of the site, site verification, add meta tags, keywords for every page, google site verification, twitter card',
  '/docs/api/themes/configuration/#removed': 'deprecated options, renamed fields, old options',
  '/docs/api/themes/configuration/#use-window-size':
    'is it a phone, desktop or mobile in code, screen size in React',
  '/docs/api/themes/configuration/#use-storage-slot': 'save in local storage, remember a choice',
  '/docs/api/themes/configuration/#use-plural-form': 'singular plural in code',
  '/docs/api/themes/configuration/#announcementBar-isCloseable':
    'close button of the banner, cannot be closed',
  '/docs/api/themes/configuration/#announcementBar-backgroundColor': 'color of the banner',
  '/docs/api/themes/configuration/#announcementBar-id': 'show a closed message again',
  '/docs/api/themes/configuration/#blog-sidebar.groupByYear':
    'list posts by year, years in the list of posts',
  '/docs/api/themes/configuration/#themed-component': 'component for each mode',
  '/docs/api/themes/configuration/#page-metadata':
    'title and description of a React page, set the title in code',
  '/docs/api/themes/configuration/#html-class-name-provider': 'class on the html element',
  '/docs/api/themes/configuration/#use-collapsible': 'fold something in code, accordion in React',
  '/docs/api/themes/configuration/#use-theme-config': 'read theme settings in code',
  '/docs/docusaurus-core/':
    'React API, hooks, components, functions for React, import from @docusaurus, React functions, client api, what can I import, hooks for components',
  '/docs/docusaurus-core/#browseronly':
    'client side only, no SSR, render in the browser only, dynamic import, skip the server, only in the browser, not on the server, component that needs window',
  '/docs/docusaurus-core/#head':
    'page title, meta tags, react-helmet, document head, script tag, set the title in React, meta tags from a component, add a script in a component',
  '/docs/docusaurus-core/#link':
    'anchor, navigation, internal link component, prefetch, a tag, link in a component, link in React, internal link',
  '/docs/docusaurus-core/#redirect':
    'forward to another page, navigate automatically, homepage redirect, send visitors to another page, open another page at once, redirect the homepage',
  '/docs/docusaurus-core/#errorboundary':
    'catch errors, crash, fallback, something went wrong, component crashes, show something when it fails',
  '/docs/docusaurus-core/#translate':
    'translatable text, localized string, i18n component, translated text in React, text of a component in several languages',
  '/docs/docusaurus-core/#usedocusauruscontext':
    'site title in a component, read config, siteConfig in React, config in a component, site name in React, custom fields in a component',
  '/docs/docusaurus-core/#usebaseurl':
    'image path in React, prefix a url, static file url, asset path, image in React, path with base url, correct path of a file',
  '/docs/docusaurus-core/#uselocation':
    'current url, current path, query parameters, search params, which page, url of the current page, read the query string, hash of the url',
  '/docs/docusaurus-core/#usehistory':
    'navigate programmatically, go to a page, push, back, change the page by code, go back',
  '/docs/docusaurus-core/#useglobaldata':
    'plugin data in a component, shared data, data of all plugins, global plugin data',
  '/docs/docusaurus-core/#theme-layout':
    'page wrapper, header and footer around my page, use header and footer on my own page, layout of a custom page, page frame',
  '/docs/docusaurus-core/#theme-root':
    'global state, context provider, wrap the whole app, login, authentication, redux, persist between pages, provider around everything, keep state between pages, share state, user login, session, _app, app wrapper, Next.js _app',
  '/docs/docusaurus-core/#theme-notfound':
    '404 page, page not found, custom 404, error page, own 404 page, change the not found page, missing page, custom error page',
  '/docs/docusaurus-core/#theme-error':
    'crash page, error page, fallback, error screen, this page crashed',
  '/docs/docusaurus-core/#executionenvironment': 'canUseDOM, is browser, server or client',
  '/docs/docusaurus-core/#interpolate': 'placeholders in text',
  '/docs/docusaurus-core/#useisbrowser': 'am I on the server, check for the browser',
  '/docs/docusaurus-core/#usebrokenlinks':
    'report an anchor, own id, link checker, broken anchor although the id exists',
  '/docs/docusaurus-core/#useroutecontext': 'which plugin made this page',
  '/docs/docusaurus-core/#useplugindata': 'data of a plugin in React',
  '/docs/docusaurus-core/#isinternalurl': 'is a link external',
  '/docs/docusaurus-core/#matchpath': 'compare urls, does the path match',
  '/docs/docusaurus-core/#translate-imperative': 'translate a string in code, translated attribute',
  '/docs/docusaurus-core/#theme-loading': 'loading spinner, while a page loads',
  '/docs/docusaurus-core/#useisomorphiclayouteffect': 'layout effect without a warning',
  '/docs/docusaurus-core/#generated': 'import generated files, data of the build',
  '/docs/api/plugins/':
    'list of plugins, official extensions, available plugins, add-ons, all official plugins, which plugins exist, plugin list',
  '/docs/api/plugins/#content-plugins': 'docs, blog and pages',
  '/docs/api/plugins/#behavior-plugins': 'analytics, sitemap, offline, redirects',
  '/docs/api/plugins/#modes': 'only in production, not in development',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/':
    'redirect old urls, moved page, forward, changed address, 301, old links, rename a page, legacy urls, alias, old url to new page, page was moved, keep old links working, page has moved, renamed a page, old bookmarks, forward old addresses, send old links to new pages, changed url',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#redirects':
    'old path to new path, list of redirects, from and to, redirect one page to another, moved to a new address',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#createRedirects':
    'redirect by a pattern, many pages, regex, wildcard, function, redirect a whole folder, redirect many pages',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#fromExtensions':
    '.html links, remove the extension',
  '/docs/api/plugins/@docusaurus/plugin-client-redirects/#files':
    'how does the redirect work, html file that forwards',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/':
    'blog settings, blog options, posts reference',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#editUrl':
    'edit this page, edit on GitHub, suggest changes, improve this post',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#feedOptions':
    'RSS, Atom, JSON feed, subscribe, number of entries in the feed, rss settings, number of posts in the feed, turn off the feed, full posts in the feed',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#postsPerPage':
    'number of posts, pagination, how many posts, number of articles on a page, how many articles, all posts on one page',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#blogSidebarCount':
    'recent posts, show all posts in the side menu, how many in the list, recent posts list, how many posts at the side, no list of posts, hide the blog sidebar',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#sortPosts':
    'order of posts, oldest first, ascending, newest',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#authors-file':
    'authors.yml, list of writers, declare authors once, all writers in one file',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#socials':
    'social links of an author, icons of an author, twitter of an author, github of an author',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#markdown-front-matter':
    'metadata of a post, fields of a post',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#blogTitle': 'name of the blog',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#truncateMarker': 'read more, cut posts',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-date':
    'date of a post, future date, backdate',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-image':
    'cover picture of a post, thumbnail',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#blogSidebarTitle':
    'heading of the list of posts, rename recent posts',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#routeBasePath':
    'other address of the blog, blog at /news, blog as the home page',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#path': 'folder of posts, other blog folder',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#archiveBasePath':
    'archive page, remove the archive',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#showReadingTime':
    'hide reading time, remove minutes',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#readingTime':
    'words per minute, change reading speed, reading time in Chinese',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#feedOptions.limit':
    'number of posts in the feed',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#feedOptions.xslt':
    'style the rss feed, readable feed in the browser',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#onUntruncatedBlogPosts':
    'post without a truncate marker, warning about truncation',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#onInlineAuthors':
    'author not in the authors file',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#onInlineTags': 'tag not in the tags file',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-slug':
    'permalink of a post, address of a post, url of an article',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-authors':
    'writer of a post, several authors',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-unlisted': 'hidden post',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-draft': 'post not published',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#authors-in-front-matter':
    'author of a post, inline author',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#processBlogPosts':
    'change the list of posts, filter posts by code',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#front-matter-title_meta':
    'different title for search engines',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#showLastUpdateTime':
    'when was a post changed, date of the last edit',
  '/docs/api/plugins/@docusaurus/plugin-content-blog/#tags-file': 'declare blog tags, tags.yml',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/':
    'docs settings, docs options, documentation reference',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#editUrl':
    'edit this page, edit on GitHub, edit button, suggest changes, improve this page, remove the edit link, source link, edit link, link to the source on GitHub, let readers fix mistakes, edit this page button',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#showLastUpdateTime':
    'last updated, modified date, when was it changed, git date, last edited, when was this page changed, date at the bottom of a page, last edit date, date of the last change, when was it last modified, updated on',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#showLastUpdateAuthor':
    'last updated by, who edited, contributor, last editor, who changed this page, who edited last, name of the last editor',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#routeBasePath':
    'change /docs in the url, remove docs from the url, other path, url prefix, docs at the root, other url for docs, /guide in place of /docs',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#path':
    'other folder for documents, docs directory, where files are, other docs folder, docs outside of the site folder',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#exclude':
    'ignore files, skip files, leave out, glob, do not publish some files, ignore a folder, skip drafts by name',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#breadcrumbs':
    'hide the navigation path, trail above the title, turn off breadcrumbs, remove the path above the title',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarCollapsed':
    'open by default, start expanded, collapsed by default, groups open at the start, expand everything',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-hide_title':
    'remove the heading, no h1, title not shown, hide the page title',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-hide_table_of_contents':
    'remove the right menu, no outline, wide page, without on this page, hide the contents on the right, full width page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_label':
    'short name in the menu, rename entry, menu text, different name in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_position':
    'order of pages, sort, move up, reorder, order in the menu, place in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-slug':
    'change the url of a page, custom path, permalink, other url for a page, address of one page, own path',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-draft':
    'not published, work in progress, only in development',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-unlisted':
    'hidden page, secret link, only with the link, not in the menu, hidden from menu and search',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-image':
    'social card of a page, thumbnail, share image',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-custom_edit_url':
    'remove the edit button of a page, other edit link',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#lastVersion':
    'default version, latest, which version is shown first, version shown first, version at /docs',
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
    'current version in React, useDocs hooks, active version, list of versions in code, docs data in React, useActiveDocContext, list of all docs in code, is this the latest version',
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
    'override the date, fixed date, author of a change, set the last update by hand',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-sidebar_class_name':
    'style one entry of the menu, icon in the menu',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarPath':
    'location of the sidebars file, disable the sidebar, no sidebar, where is the sidebars file, other sidebars file',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#tags-file': 'predefined tags, tags.yml',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#include':
    'which files become pages, file types',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarCollapsible':
    'groups that cannot be closed, never collapse',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#sidebarItemsGenerator':
    'own order of the menu, function that makes the sidebar',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#numberPrefixParser':
    'keep numbers of file names, disable number prefixes, leading numbers',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#includeCurrentVersion':
    'hide unreleased docs, do not publish next, without the current version',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#onlyIncludeVersions':
    'build some versions only, fewer versions',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#editCurrentVersion':
    'edit link of old versions to the newest',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#editLocalizedFiles':
    'edit link to the translated file',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#tagsBasePath': 'address of the tag pages',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#onInlineTags':
    'unknown tag, tag not declared',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#admonitions.keywords': 'add admonition types',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#docItemComponent':
    'own component for doc pages, OpenAPI pages',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-toc_max_heading_level':
    'deeper contents on one page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-id': 'rename the id of a doc',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-tags': 'tag a page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-keywords':
    'meta keywords of a page',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-pagination_label':
    'text of the next button',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#front-matter-parse_number_prefixes':
    'keep the number of one file',
  '/docs/api/plugins/@docusaurus/plugin-content-docs/#translation-files-example':
    'translated sidebar labels, translate categories',
  '/docs/api/plugins/@docusaurus/plugin-content-pages/':
    'pages settings, src/pages, options for React pages',
  '/docs/api/plugins/@docusaurus/plugin-content-pages/#front-matter-wrapperClassName':
    'css class for a markdown page',
  '/docs/api/plugins/@docusaurus/plugin-content-pages/#exclude': 'files that are no pages',
  '/docs/api/plugins/@docusaurus/plugin-content-pages/#routeBasePath': 'pages below another path',
  '/docs/api/plugins/@docusaurus/plugin-css-cascade-layers/':
    'css order, specificity, override styles, priority of styles, cascade, css layers, conflict of styles, my styles lose',
  '/docs/api/plugins/@docusaurus/plugin-css-cascade-layers/#usage': 'make my css win',
  '/docs/api/plugins/@docusaurus/plugin-debug/':
    'inspect the site, see routes, debug page, developer tools, list of routes, debug panel, __docusaurus, see all routes, debug mode',
  '/docs/api/plugins/@docusaurus/plugin-debug/#pages':
    'see the config, list of routes, inspect global data',
  '/docs/api/plugins/@docusaurus/plugin-debug/#production': 'debug pages in production',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/':
    'Google Analytics, GA4, tracking, visitors, statistics, page views, measurement id, count visitors, count page views, how many readers, google analytics 4, analytics, visitor statistics, measure traffic',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/#events': 'track clicks, custom events',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/#anonymizeIP': 'privacy, GDPR, anonymous',
  '/docs/api/plugins/@docusaurus/plugin-google-gtag/#pitfalls':
    'analytics shows nothing, not tracked in development, ask for permission, consent before analytics, cookie consent',
  '/docs/api/plugins/@docusaurus/plugin-google-tag-manager/':
    'GTM, tags, container, tracking, marketing, tag manager, analytics, conversion',
  '/docs/api/plugins/@docusaurus/plugin-google-tag-manager/#page-changes':
    'page views in a single page app',
  '/docs/api/plugins/@docusaurus/plugin-google-analytics/':
    'old analytics, universal analytics, UA, tracking, analytics.js, UA id',
  '/docs/api/plugins/@docusaurus/plugin-google-analytics/#migrate':
    'universal analytics stopped, switch to GA4',
  '/docs/api/plugins/@docusaurus/plugin-vercel-analytics/':
    'visitors, statistics, tracking on Vercel, web vitals, count visitors, privacy friendly analytics, vercel web analytics, traffic',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/':
    'responsive images, lazy loading, compress pictures, resize, optimize, srcset, smaller images, webp, image optimization, lazy images, images for phones, blurry preview, faster pictures, image loads slowly',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#quality': 'smaller files, compression',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#props':
    'use the image component, alt, className',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#usage': 'how to show an image, component',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#sizes': 'widths of the images, breakpoints',
  '/docs/api/plugins/@docusaurus/plugin-ideal-image/#disableInDev': 'images in development',
  '/docs/api/plugins/@docusaurus/plugin-pwa/':
    'offline, install as an app, service worker, progressive web app, without internet, home screen, cache, mobile app, install on the phone, app on the home screen, read without network, works offline, add to home screen, installable, downloadable app',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#customizing-reload-popup':
    'new version available, refresh prompt, update notification, outdated copy, readers see an old page after an update, refresh button, new content is available',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#strategies':
    'when is it offline, always offline, installed app',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#how-it-works': 'caching, stored pages',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#pwaHead':
    'manifest.json, theme color, app icon, apple touch icon',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#custom-worker':
    'own service worker code, cache external files, workbox',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#offlineModeActivationStrategies':
    'when is offline mode on',
  '/docs/api/plugins/@docusaurus/plugin-pwa/#errors':
    'service worker problems, offline does not work, not installable',
  '/docs/api/plugins/@docusaurus/plugin-rsdoctor/':
    'analyze the build, bundle size, slow build, webpack analysis, profile, analyse the bundler, why is the build slow, inspect the bundle',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/':
    'sitemap.xml, Google, list of urls, search engines, crawl, xml sitemap, list of all pages, submit to google',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#noindex':
    'exclude a page, remove from the sitemap, ignore urls',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#lastmod': 'date of the last change in the sitemap',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#changefreq': 'how often pages change',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#ignorePatterns':
    'leave pages out of the sitemap, exclude from sitemap',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#createSitemapItems':
    'own sitemap entries, add urls to the sitemap, filter the sitemap',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#filename': 'name of the sitemap file',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#priority': 'importance of pages',
  '/docs/api/plugins/@docusaurus/plugin-sitemap/#multiple': 'several sitemaps',
  '/docs/api/plugins/@docusaurus/plugin-svgr/':
    'svg as React component, icons, vector graphics, inline svg, import svg files, icon component, svg color by css',
  '/docs/api/plugins/@docusaurus/plugin-svgr/#svgo':
    'optimize svg, icons lose their colors, viewBox removed',
  '/docs/api/plugins/@docusaurus/plugin-svgr/#svgrConfig': 'options for svgs',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/':
    'live editor, interactive code, editable code, run examples, react-live, code playground, interactive examples, run code, jsx live, runnable examples',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/#scope':
    'import libraries in live code, variables, is not defined, available components',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/#liveCodeBlock.playgroundPosition':
    'result above the code',
  '/docs/api/themes/@docusaurus/theme-live-codeblock/#metastring':
    'noInline, live options of a block',
  '/docs/api/themes/@docusaurus/theme-mermaid/': 'flowchart, diagrams, charts, graph, UML',
  '/docs/api/themes/@docusaurus/theme-mermaid/#mermaid.theme': 'colors of diagrams, dark diagrams',
  '/docs/api/themes/@docusaurus/theme-mermaid/#elk': 'other layout of diagrams, complex diagrams',
  '/docs/api/themes/@docusaurus/theme-mermaid/#mermaid.options':
    'mermaid config, font of diagrams, settings of mermaid',
  '/docs/api/themes/@docusaurus/theme-search-algolia/':
    'DocSearch, search settings, api key, app id, search bar, algolia settings, docsearch config',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.externalUrlRegex':
    'results of another site, other domain',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.replaceSearchResultPathname':
    'wrong links in results, other base url, staging',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.searchPagePath':
    'turn off the search page, results page',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.contextualSearch':
    'results from the wrong version or language',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#troubleshooting':
    'search returns nothing, algolia error, wrong api key',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.searchParameters':
    'filters for the search, facets',
  '/docs/api/themes/@docusaurus/theme-search-algolia/#algolia.askAi':
    'AI answers, assistant in the search',
  '/docs/api/themes/@docusaurus/theme-classic/':
    'default theme, standard look, custom css, components, standard theme, the theme that comes with it',
  '/docs/api/themes/':
    'list of themes, official themes, other designs, templates, skins, other themes, which themes exist, different theme, download a theme',
  '/docs/api/misc/create-docusaurus/':
    'new project, init, starter, npx, generator, scaffold, template, scaffold a site, init command, create a new website',
  '/docs/api/misc/create-docusaurus/#template':
    'classic template, facebook template, own template, git repository as template',
  '/docs/api/misc/create-docusaurus/#package-manager':
    'yarn, pnpm or bun, use another package manager',
  '/docs/api/misc/create-docusaurus/#git-strategy': 'clone, shallow, template from a repository',
  '/docs/api/misc/create-docusaurus/#--skip-install': 'do not install, without npm install',
  '/docs/api/misc/create-docusaurus/#--typescript': 'new TypeScript project',
  '/docs/api/misc/create-docusaurus/#root-dir': 'folder of the new site, current directory',
  '/docs/api/misc/create-docusaurus/#--package-manager': 'choose yarn or pnpm',
  '/docs/api/misc/create-docusaurus/#usage': 'non-interactive, in a script, without questions',
  '/docs/api/misc/@docusaurus/eslint-plugin/':
    'lint, code style, linter, rules, check code automatically, find mistakes, forgotten translations',
  '/docs/api/misc/@docusaurus/eslint-plugin/#configuration':
    'eslint config, turn on the rules, flat config',
  '/docs/api/misc/@docusaurus/eslint-plugin/#configs': 'recommended rules, all rules',
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
  '/docs/api/misc/@docusaurus/logger/#report': 'warn or throw by setting, severity',
  '/docs/api/misc/@docusaurus/logger/#interpolate': 'template tag for messages',
  '/docs/api/misc/@docusaurus/logger/#colours': 'red text in the terminal',
  '/docs/api/plugin-methods/lifecycle-apis/#configureWebpack':
    'change webpack, add a loader, alias, bundler settings, customize the bundler, polyfill node modules, resolve, webpack alias, custom webpack config, extend webpack, load yaml files, raw loader, source maps',
  '/docs/api/plugin-methods/lifecycle-apis/#injectHtmlTags':
    'script tag, head, body, html snippet, tracking code, add html to every page, snippet in the body, insert a script into all pages',
  '/docs/api/plugin-methods/lifecycle-apis/#loadContent':
    'fetch data, read files, API, CMS, build time data, get data, read from a database',
  '/docs/api/plugin-methods/lifecycle-apis/#actions-addRoute':
    'generate pages, create a page from data, dynamic route, programmatic page, add a page by code, route from a plugin, generate pages from json',
  '/docs/api/plugin-methods/lifecycle-apis/#postBuild':
    'after the build, generate files, hook, finish, output, run something after the build, write a file into the build, generate a file',
  '/docs/api/plugin-methods/lifecycle-apis/#configurePostCss':
    'tailwind, postcss plugins, css processing',
  '/docs/api/plugin-methods/lifecycle-apis/': 'hooks of a plugin, build steps, events',
  '/docs/api/plugin-methods/lifecycle-apis/#contentLoaded':
    'create pages, add routes, make pages from data, make routes, pages from loaded data',
  '/docs/api/plugin-methods/lifecycle-apis/#allContentLoaded':
    'use content of other plugins, combine data',
  '/docs/api/plugin-methods/lifecycle-apis/#actions-setGlobalData':
    'share data with all pages, data for all components',
  '/docs/api/plugin-methods/lifecycle-apis/#getClientModules':
    'global css from a plugin, script from a plugin',
  '/docs/api/plugin-methods/lifecycle-apis/#actions-createData':
    'write data for a page, json module',
  '/docs/api/plugin-methods/lifecycle-apis/#client-module-onRouteUpdate':
    'before the page is shown, url changed',
  '/docs/api/plugin-methods/lifecycle-apis/#client-module-onRouteDidUpdate':
    'after the page was shown, page view event',
  '/docs/api/plugin-methods/extend-infrastructure/#extendCli':
    'own command, add a command, custom cli, my own docusaurus command, extra terminal command',
  '/docs/api/plugin-methods/extend-infrastructure/#getPathsToWatch':
    'reload when files change, watch files, hot reload, refresh, rebuild on change, watch another folder',
  '/docs/api/plugin-methods/extend-infrastructure/#getThemePath':
    'provide components, theme of a plugin',
  '/docs/api/plugin-methods/extend-infrastructure/':
    'add commands, watch files, theme components of a plugin',
  '/docs/api/plugin-methods/': 'write a plugin, plugin API, hooks of a plugin, signature',
  '/docs/api/plugin-methods/#plugin-sample': 'template of a plugin, example plugin',
  '/docs/api/plugin-methods/#order': 'which method first, sequence',
  '/docs/api/plugin-methods/#context': 'siteDir, config in a plugin',
  '/docs/api/plugin-methods/#plugin-constructor': 'arguments of a plugin, plugin function',
  '/docs/api/plugin-methods/i18n-lifecycles/': 'translatable plugin, make a plugin multilingual',
  '/docs/api/plugin-methods/i18n-lifecycles/#getTranslationFiles':
    'strings of a plugin, default translations',
  '/docs/api/plugin-methods/i18n-lifecycles/#translateContent': 'apply translations of a plugin',
  '/docs/api/plugin-methods/i18n-lifecycles/#getDefaultCodeTranslationMessages':
    'translations shipped with a theme',
  '/docs/api/plugin-methods/static-methods/':
    'validate options, check the configuration, default options',
  '/docs/api/plugin-methods/static-methods/#validateOptions': 'joi, zod, schema, wrong option',
  '/docs/api/plugin-methods/static-methods/#validateThemeConfig':
    'check theme settings, default theme settings',
  '/docs/guides/whats-next/':
    'after the tutorial, next steps, learn more, finished, where do I go from here, continue, what to do after setting up',
  '/docs/guides/whats-next/#look-up': 'where is the reference, find options',

  // Community
  '/community/support/':
    'help, questions, ask, discord, forum, stack overflow, chat, contact, get help, ask a question, ask the community, where to ask, someone to help, community chat, who can help me, Discord server, I am stuck, how do I ask',
  '/community/support/#feature-requests':
    'suggest a feature, idea, vote, wish, propose something, I miss a feature, roadmap votes',
  '/community/support/#news': 'twitter, follow, updates',
  '/community/support/#discussion-forums': 'chat with others, discord',
  '/community/support/#before-you-ask': 'how to ask a good question, first check',
  '/community/support/#stack-overflow': 'ask programmers, docusaurus tag',
  '/community/team/':
    'maintainers, who makes it, people, developers, authors, who makes docusaurus, who is behind it, contact, core team, who maintains it, company behind docusaurus, Meta, Facebook, founder, founded, history of the project',
  '/community/team/#honorary-alumni': 'former maintainers, people who left',
  '/community/resources/':
    'third party plugins, tutorials, videos, community plugins, themes, examples, articles, links, awesome list, tools by others, blog posts about docusaurus',
  '/community/resources/#community-plugins':
    'plugins by others, unofficial plugins, list of plugins',
  '/community/resources/#search-plugins': 'local search plugins, search without Algolia',
  '/community/resources/#videos': 'youtube, watch, talks, course',
  '/community/resources/#enterprise-usage': 'companies, professional, commercial',
  '/community/resources/#reference-pages-made-from-code':
    'OpenAPI, swagger, TypeDoc, API reference from source, generate api docs, REST API reference, OpenAPI docs, jsdoc, documentation from code comments',
  '/community/resources/#content-from-elsewhere': 'Notion, CMS, import content',
  '/community/resources/#integrations':
    'works with, connect other tools, import from other systems',
  '/community/resources/#features': 'zoom images, more features by others, plugins for readers',
  '/community/contributing/':
    'pull request, fix a bug, open source, help the project, development setup, first issue, write code for docusaurus, contribute, improve docusaurus, volunteer, work on the source, become a contributor, help out, change the source of docusaurus, send code, develop docusaurus',
  '/community/contributing/#reporting-a-bug':
    'issue, report a problem, GitHub issue, something is broken, file an issue, found a bug, bug tracker',
  '/community/contributing/#security':
    'vulnerability, report a security problem, disclosure, security hole, report a vulnerability',
  '/community/contributing/#setting-up': 'clone, build the project, run tests',
  '/community/contributing/#documentation': 'fix a typo in the docs, improve the documentation',
  '/community/contributing/#licence': 'MIT, copyright, CLA',
  '/community/contributing/#pull-request':
    'send a change, review, fork, submit changes, get my change merged, PR',
  '/community/contributing/#ways-to-help': 'help without code, how can I contribute, beginners',
  '/community/contributing/#commit-style': 'commit message, title of a pull request',
  '/community/contributing/#breaking-changes': 'change that breaks sites',
  '/community/canary/':
    'nightly, unreleased, try the next version, beta, pre-release, latest main, test unreleased features, bleeding edge, development version, unreleased features, newest code, experimental build, nightly build, install from main',
  '/community/canary/#use-a-canary': 'install a pre-release, try a fix early',
  '/community/canary/#return-to-stable': 'go back, downgrade, leave canary',
  '/community/canary/#version-names': 'what does the version number mean, 0.0.0-',
  '/community/release-process/':
    'versioning policy, release schedule, LTS, semver, breaking changes, how often, roadmap, support policy, when is the next release, release cycle, how long is a version supported, next major version',
  '/community/release-process/#major-versions': 'when is the next version, breaking changes',
  '/community/release-process/#nodejs-support': 'which Node version, end of life of Node',
  '/community/release-process/#public-api-surface': 'what counts as a breaking change, stable API',
  '/community/release-process/#patch-versions': 'bug fix releases',
  '/community/release-process/#versions': 'supported versions, maintained versions',
  '/versions/':
    'all versions, older documentation, archive, previous versions of the docs, release history',
  '/showcase/':
    'examples of sites, who uses docusaurus, gallery, sites built with it, inspiration, real sites',
  '/showcase/#showcase-filters': 'filter sites by tag, open source sites',
  '/legal/': 'privacy, terms of use, imprint, cookies, license, who runs this site, trademark',
  '/legal/#privacy': 'tracking, personal data, GDPR, cookies of this site',
  '/legal/#clear-storage': 'delete stored data, forget my choices',
  '/feature-requests/': 'roadmap, planned features, wishes, what is missing, vote',
  '/feature-requests/pdf-export/': 'print the docs, export to PDF, one big document, ebook',
  '/feature-requests/image-zoom/': 'click to enlarge, lightbox, zoom pictures',
  '/feature-requests/blog-comments/':
    'comments under posts, disqus, giscus, discussion below an article',
  '/feature-requests/llms-txt/': 'AI, ChatGPT, language model, markdown for bots',
  '/feature-requests/side-by-side/': 'two columns, API docs layout, columns',
  '/feature-requests/theme-gallery/': 'more themes, choose a design',
  '/feature-requests/wrap-code-by-default/': 'long lines of code, word wrap, line break in code',
  '/feature-requests/tailwind-theme/': 'theme without infima',
  '/feature-requests/canonical-addresses/': 'canonical url, duplicate content',
};
