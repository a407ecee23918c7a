/**
 * What a page and the frame with the result of live code send each other. The frame has no
 * access to the page, so messages are their only connection.
 */

/** URL of the document that contains the frame. `src/plugins/liveFrame` creates it. */
export const LIVE_FRAME_URL = '/live-code/';

/** Look of the page, which the frame repeats. */
export interface FrameLook {
  /** All style rules of the page. */
  readonly css: string;
  /** Color mode of the page: `light` or `dark`. */
  readonly theme: string;
}

/** Code to run. */
export interface LiveSource {
  readonly code: string;
  /** Whether the code calls `render` itself. */
  readonly noInline: boolean;
}

/** Messages from the page to the frame. */
export type PageMessage =
  | { readonly type: 'look'; readonly look: FrameLook }
  | { readonly type: 'run'; readonly source: LiveSource }
  | { readonly type: 'ping' };

/** Messages from the frame to the page. */
export type FrameMessage =
  | { readonly type: 'ready' | 'pong' }
  | { readonly type: 'height'; readonly height: number };

/** A result that's taller than this scrolls inside its frame, so that code can't push the page away. */
export const MAX_HEIGHT = 2000;

/**
 * Reads a message from the frame. Code in the frame can send anything, so everything that isn't
 * one of our messages is ignored, and heights stay within limits.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type === 'ready' || type === 'pong') {
    return { type };
  }
  if (type === 'height' && typeof height === 'number' && height >= 0) {
    return { type, height: Math.min(Math.ceil(height), MAX_HEIGHT) };
  }
  return undefined;
}
