# Another base, or this one pinned by its digest: --build-arg PYTHON_IMAGE=python:3.13-slim@sha256:...
ARG PYTHON_IMAGE=python:3.13-slim

FROM ${PYTHON_IMAGE} AS build
RUN python -m venv --without-pip /opt/venv
WORKDIR /src
COPY requirements.lock ./
RUN pip --python /opt/venv install --no-cache-dir --require-hashes --no-deps -r requirements.lock
COPY LICENSE README.md pyproject.toml ./
COPY bot bot/
COPY core core/
COPY storage storage/
# Of a thousand languages of numbers and plurals, those that the bot speaks stay (30 MB less).
RUN pip --python /opt/venv install --no-cache-dir --no-deps . \
    && find /opt/venv -path '*/babel/locale-data/*' ! -name 'en*' ! -name 'fr*' ! -name 'root*' -type f -delete

FROM ${PYTHON_IMAGE}
COPY --from=build /opt/venv /opt/venv
RUN install -d -o 10001 -g 10001 /data /backups
# PYTHONSAFEPATH: no program is loaded from the folder in which the bot happens to run.
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONSAFEPATH=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/brotherhood.db \
    LOG_FILE=/data/brotherhood.log \
    HEALTH_ADDRESS=127.0.0.1:9464
USER 10001:10001
VOLUME ["/data", "/backups"]
# Discord and the database: Docker marks the container, and what watches over it may start it anew.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
