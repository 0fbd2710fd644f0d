import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colors use the site's CSS variables, so light and dark work without extra code. */
const view = EditorView.theme({
  '&': { height: '100%', color: 'var(--x-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--x-font-mono)',
    fontSize: '13.5px',
    lineHeight: '22px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '12px 0 96px', caretColor: 'var(--x-primary)', outline: 'none' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--x-text-muted)',
    border: '0',
    userSelect: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '44px',
    padding: '0 8px 0 12px',
    fontSize: '12px',
    opacity: '0.7',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--x-text) 4%, transparent)',
  },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--x-text)', opacity: '1' },
  '.cm-cursor': { borderLeftColor: 'var(--x-primary)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--x-selection)',
    },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--x-outline)',
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-tooltip': {
    zIndex: 'var(--x-z-tooltip)',
    border: '1px solid var(--x-hairline)',
    borderRadius: '8px',
    backgroundColor: 'var(--x-ground)',
    color: 'var(--x-text)',
    boxShadow: '0 8px 24px rgb(0 0 0 / 12%)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '220px',
    maxWidth: 'min(480px, 90vw)',
    padding: '4px',
    fontFamily: 'var(--x-font-mono)',
    fontSize: '13px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '3px 8px',
    borderRadius: '5px',
    lineHeight: '20px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--x-primary-soft)',
    color: 'var(--x-text)',
  },
  '.cm-completionMatchedText': { color: 'var(--x-primary)', textDecoration: 'none' },
  '.cm-completionDetail': {
    color: 'var(--x-text-muted)',
    fontStyle: 'normal',
    fontSize: '12px',
  },
  '.cm-tooltip.cm-completionInfo': {
    maxWidth: '320px',
    padding: '8px 12px',
    fontFamily: 'var(--x-font-sans, inherit)',
    fontSize: '13px',
    lineHeight: '20px',
  },
});

/** The same roles as in the code blocks of pages (`CodeRole`). */
export const editorColors = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self],
    color: 'var(--x-token-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--x-token-string)' },
  { tag: tags.comment, color: 'var(--x-token-comment)', fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--x-token-constant)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--x-token-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--x-token-function)',
  },
  { tag: tags.tagName, color: 'var(--x-token-function)' },
  { tag: tags.attributeName, color: 'var(--x-token-attribute)' },
]);

export const editorTheme: Extension = [view, syntaxHighlighting(editorColors)];
