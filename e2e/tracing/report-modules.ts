import { registerHooks } from 'node:module';

/** Loaded before a program (`NODE_OPTIONS`), it prints the modules of OpenTelemetry's SDK as they load. */
registerHooks({
  load: (url, context, nextLoad) => {
    if (/@opentelemetry.(sdk|exporter|resources|otlp)/.test(url)) console.log(`SDK loaded: ${url}`);
    return nextLoad(url, context);
  },
});
