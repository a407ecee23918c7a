/** The only helper of `tslib` that the packages of Docusaurus use in the browser. */
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
