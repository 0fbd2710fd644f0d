import { DockerfileParser } from 'dockerfile-ast';
import type { Copy, From } from 'dockerfile-ast';

export interface Instruction {
  /** `COPY`, `RUN`, … */
  keyword: string;
  /** The arguments without flags. A JSON array is split into its items. */
  args: string[];
  /** The stage that a COPY instruction copies from. */
  from?: string;
}

export interface Stage {
  /** The name after AS, or the position of the stage. */
  name: string;
  /** The image or stage that it's based on. */
  base: string;
  instructions: Instruction[];
}

/** Parses the stages of a Dockerfile in order. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const from = instruction as From;
      const name = from.getBuildStage() ?? String(stages.length);
      stages.push({ name, base: from.getImage() ?? '', instructions: [] });
      continue;
    }
    const from = keyword === 'COPY' ? (instruction as Copy).getFromFlag()?.getValue() : undefined;
    const args = parseArguments(instruction.getArguments().map((argument) => argument.getValue()));
    stages.at(-1)?.instructions.push({ keyword, args, ...(from ? { from } : {}) });
  }
  return stages;
}

/** `['CMD', '["node",', '"main.ts"]']` → `['CMD', 'node', 'main.ts']` */
function parseArguments(args: readonly string[]): string[] {
  const start = args.findIndex((argument) => argument.startsWith('['));
  if (start === -1 || !args.at(-1)?.endsWith(']')) return [...args];
  return [...args.slice(0, start), ...(JSON.parse(args.slice(start).join(' ')) as string[])];
}
