import type { z } from 'zod';
import type { Docs } from './Docs.ts';
import type { ToolAnswer } from './ToolAnswer.ts';

/** A tool and the schema of its input. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** Helps the model decide whether to call the tool. */
  description: string;
  input: Input;
  run(docs: Docs, input: z.infer<Input>): ToolAnswer | Promise<ToolAnswer>;
}

/** Infers the type of the input from its schema. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool;
}
