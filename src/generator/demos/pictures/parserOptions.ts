/** Much of a picture is SVG, which has names with capitals and elements that close themselves. */
export const PARSER_OPTIONS = {
  decodeEntities: false,
  lowerCaseTags: false,
  lowerCaseAttributeNames: false,
  recognizeSelfClosing: true,
};
