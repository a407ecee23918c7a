/** Fields of the configuration, and of the facts about the site, that only the build and the debug pages read. */
const FOR_THE_BUILD = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'pluginVersions',
];

/** Omits these fields from a module that Docusaurus generates. */
module.exports = function omitBuildFields(source) {
  const data = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const kept = Object.entries(data).filter(([name]) => !FOR_THE_BUILD.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
