export interface InlineScriptProps<Args extends unknown[]> {
  /** Must use nothing from outside itself: only its own text reaches the page. */
  run: (...args: Args) => void;
  args: Args;
}

/** Runs a function where it stands in the document, before what follows is painted. The server allows it by its hash. */
export function InlineScript<Args extends unknown[]>({ run, args }: InlineScriptProps<Args>) {
  const code = `(${run.toString()})(${args.map((value) => JSON.stringify(value)).join(',')})`;
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
