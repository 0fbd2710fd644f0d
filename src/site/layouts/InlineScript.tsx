export interface InlineScriptProps<Args extends unknown[]> {
  /** Must not use anything from outside, because only its own source reaches the page. */
  run: (...args: Args) => void;
  args: Args;
}

/** Runs a function at this point of the document, before the rest is painted. The server allows it by its hash. */
export function InlineScript<Args extends unknown[]>({ run, args }: InlineScriptProps<Args>) {
  const code = `(${run.toString()})(${args.map((value) => JSON.stringify(value)).join(',')})`;
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
