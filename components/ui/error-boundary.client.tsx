'use client';

import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  /** shown when the part cannot be drawn */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of an ornament (a chart, an animation) from taking the page with it; React writes it to the console. */
export class ErrorBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
