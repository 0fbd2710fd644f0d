/** What no browser has needed for years, but Emotion still writes. Safari needs `-webkit-user-select`, for example, so that stays. */
const OLD_VALUE = /(display|position):-(?:webkit|ms)-[\w-]+;(?=\1:)/g;
const OLD_DECLARATION =
  /(?<=[{;])-(?:ms-[\w-]+|moz-(?:transform|user-select)|webkit-(?:flex[\w-]*|box-(?:align|pack|flex|flex-wrap|shadow)|align-(?:items|self|content)|justify-content|transition|transform|animation[\w-]*)):[^;{}]+;/g;
/** Starts after a brace only, because a search from each character of a selector would take minutes in a build. */
const OLD_PLACEHOLDER = /(?<=^|[{}])[^{}]+:-(?:webkit-input|moz|ms-input)-placeholder\{[^{}]*\}/g;

/** `display:-ms-flexbox;display:flex;-ms-flex:1;flex:1;` → `display:flex;flex:1;` */
export function dropPrefixes(css: string): string {
  return css.replace(OLD_PLACEHOLDER, '').replace(OLD_VALUE, '').replace(OLD_DECLARATION, '');
}
