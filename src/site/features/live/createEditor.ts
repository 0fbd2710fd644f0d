import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from '@codemirror/commands';
import { autoCloseTags } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, LanguageSupport } from '@codemirror/language';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeLanguage } from '../../ui/codeLanguage.ts';
import { completeCode } from './completion/completeCode.ts';
import { editorTheme } from './editorTheme.ts';
import type { LiveFile } from './LiveFile.ts';

export interface EditorSettings {
  parent: HTMLElement;
  file: LiveFile;
  /** Accessible name, and the id of the text that explains the keys. */
  label: string;
  describedBy: string;
  onChange: (source: string) => void;
  /** Typing started with Enter or a click, or stopped with Escape or on blur. */
  onTyping: (isTyping: boolean) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onRun?: () => void;
}

export interface Editor {
  /** Shows another file. Each has its own history. */
  open: (file: LiveFile, label: string) => void;
  /** Replaces the text in one undoable step and discards the states of other files. */
  replace: (source: string) => void;
  /** Focuses the text, ready to type. */
  type: () => void;
  focusLine: (line: number, column?: number) => void;
  hasFocus: () => boolean;
  destroy: () => void;
}

/**
 * A code editor that never traps the Tab key. When it's focused with Tab, it's read-only and Tab moves on. Enter or a click starts
 * typing mode, in which Tab indents. Escape or blur ends it.
 */
export function createEditor(settings: EditorSettings): Editor {
  const { parent, label, describedBy, onChange, onTyping, onRun } = settings;
  const states = new Map<string, EditorState>();
  const typing = new Compartment();
  let current = settings.file.name;
  let isTyping = false;

  const setTyping = (value: boolean) => {
    if (value === isTyping) return;
    isTyping = value;
    view.dispatch({ effects: typing.reconfigure(value ? typingMode : readingMode) });
    if (value) view.focus();
    onTyping(value);
  };

  const typingMode: Extension = [
    EditorView.contentAttributes.of({ 'aria-readonly': 'false' }),
    Prec.highest(
      keymap.of([
        {
          key: 'Escape',
          run: () => {
            // The first Escape closes the list of suggestions.
            if (completionStatus(view.state) === 'active') return closeCompletion(view);
            setTyping(false);
            view.contentDOM.focus();
            return true;
          },
        },
      ]),
    ),
    keymap.of([{ key: 'Tab', run: acceptCompletion }, indentWithTab]),
  ];
  const readingMode: Extension = [
    EditorView.editable.of(false),
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-readonly': 'true' }),
    EditorView.domEventHandlers({
      keydown(event) {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return false;
        setTyping(true);
        return true;
      },
    }),
  ];

  const createState = (file: LiveFile, name: string) =>
    EditorState.create({
      doc: file.source,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({
          override: [completeCode],
          icons: false,
          // After completing a prop with a list of values, this suggests the values.
          activateOnCompletion: () => true,
        }),
        EditorState.tabSize.of(2),
        new LanguageSupport(codeLanguage, autoCloseTags),
        editorTheme,
        EditorView.contentAttributes.of({
          'aria-label': name,
          'aria-describedby': describedBy,
          spellcheck: 'false',
        }),
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (onRun?.(), true) }])),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
        typing.of(isTyping ? typingMode : readingMode),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({
          mousedown: () => (setTyping(true), false),
          touchend: () => (setTyping(true), false),
          blur: () => {
            // The timeout is needed because the editor must not change while it's losing focus.
            setTimeout(() => !view.hasFocus && setTyping(false));
          },
        }),
      ],
    });

  const view: EditorView = new EditorView({ parent, state: createState(settings.file, label) });
  return {
    open(file, name) {
      if (file.name === current) return;
      // Saved states must not include the mode they were left in.
      setTyping(false);
      states.set(current, view.state);
      current = file.name;
      view.setState(states.get(file.name) ?? createState(file, name));
    },
    replace(source) {
      states.clear();
      const { doc } = view.state;
      if (doc.toString() === source) return;
      view.dispatch({
        changes: { from: 0, to: doc.length, insert: source },
        selection: { anchor: 0 },
        scrollIntoView: true,
        annotations: isolateHistory.of('full'),
      });
    },
    type() {
      setTyping(true);
      view.focus();
    },
    focusLine(line, column = 1) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      setTyping(true);
      view.dispatch({
        selection: { anchor: Math.min(from + column - 1, to) },
        scrollIntoView: true,
      });
      view.focus();
    },
    hasFocus: () => view.hasFocus,
    destroy: () => view.destroy(),
  };
}
