import { Component, type ReactNode } from 'react';

/** Shows the message of a story that throws, so that the others are still shown. The journey "stories" looks for it. */
export class StoryBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state: { message?: string } = {};

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p data-failed>{message}</p>;
  }
}
