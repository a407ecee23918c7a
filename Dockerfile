# Container image of the site: docker build --build-arg SITE_URL=https://docs.example.org -t site .
FROM node:22-bookworm-slim AS build
# "Last updated" dates are from the Git history.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL=http://localhost:8080
ARG SITE_REPOSITORY=
RUN npm run build && npm run compress

FROM debian:bookworm-slim
# The packages that npm run test:servers tests. curl is for the health check.
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/.docusaurus/headers/nginx.conf /etc/nginx/site-headers.conf
COPY --from=build /app/build /site
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD curl --fail --silent --output /dev/null http://localhost:8080/ || exit 1
CMD ["nginx", "-g", "daemon off;"]
