import { announce } from '../ui/enhanceCodeBlocks.ts';
import type { DemoRequest } from '../features/export/DemoRequest.ts';

type Answer = (request: DemoRequest) => Promise<string | void>;

/** Connects the events of demos to the features that handle them. A handler may return the key of an error text. */
const ANSWERS: Readonly<Record<string, { answer: Answer; failure: string }>> = {
  'x:demo-export': {
    failure: 'exportFailed',
    answer: async (request) => {
      const { exportDemo } = await import('../features/export/exportDemo.ts');
      await exportDemo(request);
    },
  },
  'x:demo-playground': {
    failure: 'exportFailed',
    answer: async (request) => {
      const [{ openPlayground }, { formatTrustedFragment }] = await Promise.all([
        import('../features/export/openPlayground.ts'),
        import('../features/live/trustedCode.ts'),
      ]);
      const isOpen = await openPlayground(request, formatTrustedFragment);
      return isOpen ? undefined : 'exportTooLong';
    },
  },
  'x:demo-chat': {
    failure: 'chatFailed',
    answer: async (request) => {
      const { openChat } = await import('../features/export/openChat.ts');
      await openChat(request);
    },
  },
};

export function handleDemoEvents(root: Document): void {
  for (const [type, { answer, failure }] of Object.entries(ANSWERS)) {
    root.addEventListener(type, async (event) => {
      const request = (event as CustomEvent<DemoRequest>).detail;
      const failed = await answer(request).catch((error: unknown) => {
        console.error(error);
        return failure;
      });
      if (failed) await reportFailure(root, failed);
    });
  }
}

/** The snackbar may fail to load for the same reason; the live region is always there. */
async function reportFailure(root: Document, name: string): Promise<void> {
  const texts = root.getElementById('demo-texts')?.dataset;
  const text = texts?.[name] ?? texts?.['failed'] ?? '';
  await import('../ui/showSnackbar.ts').then(
    ({ showSnackbar }) => showSnackbar(text, 'problem'),
    () => announce(text),
  );
}
