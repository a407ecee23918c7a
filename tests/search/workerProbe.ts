import type { CDPSession, Page } from '@playwright/test';

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Measures the CPU time and the memory usage of a page's worker. */
export class WorkerProbe {
  readonly #session: CDPSession;
  readonly #worker: Promise<string>;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
    this.#worker = new Promise((resolve) => {
      session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') {
          resolve(sessionId);
        }
      });
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  /** Waits for the next worker that the page starts. */
  static async of(page: Page): Promise<WorkerProbe> {
    const session = await page.context().newCDPSession(page);
    const probe = new WorkerProbe(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    return probe;
  }

  /** Starts measuring the CPU time of the worker. */
  async startClock(): Promise<void> {
    await this.#send('Profiler.enable');
    await this.#send('Profiler.setSamplingInterval', { interval: 200 });
    await this.#send('Profiler.start');
  }

  /** Stops measuring, and returns the CPU time of the worker in milliseconds. */
  async stopClock(): Promise<number> {
    const { profile } = (await this.#send('Profiler.stop')) as { profile: Profile };
    const names = new Map(
      profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName] as const),
    );
    const worked = profile.samples.map((id, index) =>
      /^\((?:idle|program|root)\)$/.test(names.get(id) ?? '')
        ? 0
        : (profile.timeDeltas[index] ?? 0),
    );
    return worked.reduce((sum, time) => sum + time, 0) / 1000;
  }

  /** Returns the memory usage of the worker after garbage collection, in bytes. */
  async heap(): Promise<number> {
    await this.#send('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.#send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize;
  }

  async #send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
    const sessionId = await this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  }
}
