import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  /** What stands in the widget's place when it fails. */
  message: string;
  children: ReactNode;
}

/**
 * Keeps the failure of a widget to the widget: a small notice takes its place, and the rest of the page works. React
 * reports the error itself. Every island stands in one. (ERR-06)
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{this.props.message}</p> : this.props.children;
  }
}
