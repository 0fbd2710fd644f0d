import { Component } from 'react';
import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';
import { CrashPanel } from './CrashPanel.tsx';

export interface DemoBoundaryProps {
  id: string;
  name: string;
  children: ReactNode;
}

/** A demo that crashes doesn't affect the rest of the page. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    const detail = { id: this.props.id, message: error.message };
    document.dispatchEvent(new CustomEvent('x:demo-error', { detail }));
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashPanel
        error={error}
        issueHref={createIssueHref(this.props.id, error)}
        onReset={() => this.setState({ error: undefined })}
      />
    );
  }
}

/** A new issue with the page, the demo, and the error filled in. */
function createIssueHref(id: string, error: Error): string {
  const body = `Page: ${location.href}\nDemo: ${id}\nError: ${error.message}\n\nSteps to see it:\n1. `;
  const query = new URLSearchParams({ title: `[docs] The demo ${id} crashes`, body });
  return `${siteConfig.repository.url}/issues/new?${query}`;
}
