vcl 4.1;

# A cache between the proxy that has the certificates and the instances of the site: docs/operations.md, "A cache in front".
# compose.yaml runs it; e2e/alone/behind-cache.spec.ts walks the site through it. What is read comes this way; what is posted goes from
# the proxy to the instances. Varnish looks names up once, when it starts: the instances keep their addresses.

import directors;
import std;

# An instance that stops answers for a second more: it is out of the way by then. The store is left out, which all instances
# share: while it is away, pages are shown.
probe ready {
  .url = "/readyz?exclude=store";
  .interval = 500ms;
  .timeout = 5s;
  .window = 1;
  .threshold = 1;
  .initial = 1;
}

backend site_1 {
  .host = "site-1";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 60s;
}

backend site_2 {
  .host = "site-2";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 60s;
}

# Clients that may purge.
acl sites {
  "site-1";
  "site-2";
}

sub vcl_init {
  new sites_up = directors.round_robin();
  sites_up.add_backend(site_1);
  sites_up.add_backend(site_2);
}

sub vcl_recv {
  set req.backend_hint = sites_up.backend();
  # A redirect is fetched with the whole address (vcl_deliver).
  if (req.restarts > 0) {
    return (pass);
  }
  unset req.http.x-whole-url;

  if (req.url == "/.purge") {
    if (req.method != "POST" || client.ip !~ sites) {
      return (synth(404));
    }
    # Files of a build are never other than they were.
    ban("obj.http.x-cached-url !~ ^/_next/static/");
    return (synth(200));
  }

  # For who runs the site, by the address of an instance.
  if (req.url ~ "(?i)^/(readyz|api/ops)([/?]|$)") {
    return (synth(404));
  }
  # Varnish has added the address of the proxy in front; the site believes that one proxy (TRUSTED_PROXY_HOPS=1).
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", *[^,]*$", "");
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Only the router's script sends these, with `rsc: 1`: otherwise the framework would answer with a part of the page, or with another.
  if (req.http.rsc != "1") {
    unset req.http.rsc;
    unset req.http.next-router-prefetch;
    unset req.http.next-router-segment-prefetch;
  }
  unset req.http.next-action;
  # Who looks at drafts gets pages of their own.
  if (req.http.Cookie ~ "(^|; ?)__prerender_bypass=") {
    return (pass);
  }
  # The parameters of campaigns select no page: the site takes the same ones off (server/campaign-parameters.ts).
  if (req.url ~ "^[^?&]*\?" && req.url !~ "^/(_next|api|auth)[/?]") {
    set req.http.x-whole-url = req.url;
    set req.url = regsuball(req.url, "(?<=[?&])(?:utm_[\w-]+|(?:mtm|matomo|pk|piwik)_[\w-]+|ef_id|s_kwcid|mkwid|pcrid|trk_[\w-]+|tduid|zanpid|gclid|gclsrc|gbraid|wbraid|dclid|gad_[\w-]+|srsltid|_ga|_gl|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|rdt_cid|ScCid|epik|yclid|mc_[ce]id|hsa_[\w-]+|_hsenc|_hsmi|__hs(?:sc|tc|fp)|hsCtaTracking|mkt_tok|_ke|_kx|dm_i|ml_subscriber(?:_hash)?)(?:=[^&]*)?(?:&|$)", "");
    set req.url = regsub(req.url, "[?&]$", "");
    if (req.url == req.http.x-whole-url) {
      unset req.http.x-whole-url;
    }
  }
  # Varnish knows gzip and unpacks it for whoever wants it plain; brotli is a tenth smaller, and kept beside it.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.x-encoding = "br";
  } else {
    set req.http.x-encoding = "gzip";
  }
  # What expired some seconds ago is shown while it is fetched again. What is older would show prices that no longer hold: it is
  # shown only while no instance answers, for a day (vcl_backend_response).
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  # Cacheable pages do not depend on cookies: the site marks every other page as private.
  return (hash);
}

# The key: host and address, and the encoding. Parts of pages for the router have an address of their own (`_rsc`).
sub vcl_hash {
  hash_data(req.http.x-encoding);
}

sub vcl_backend_fetch {
  if (bereq.http.x-encoding == "br") {
    set bereq.http.Accept-Encoding = "br";
  }
  unset bereq.http.x-encoding;
  unset bereq.http.x-whole-url;
}

sub vcl_backend_response {
  set beresp.http.x-cached-url = bereq.url;

  # A stale page is better than none, and than an error of the background fetch that was to replace it.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # A file of a build that only the other instance has: during an upgrade two builds answer.
  if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries < 2) {
    return (retry);
  }
  # Responses without explicit cache headers are not cached.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(public|s-maxage|immutable)" || beresp.http.Cache-Control ~ "(?i)(private|no-store)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
    return (deliver);
  }
  # The key has all that the answer varies by: addresses of the router name its headers.
  unset beresp.http.Vary;
  set beresp.grace = 1d;
}

sub vcl_deliver {
  # The site passes the parameters of a campaign on to the target.
  if (req.http.x-whole-url && resp.http.Location) {
    set req.url = req.http.x-whole-url;
    unset req.http.x-whole-url;
    return (restart);
  }
  unset resp.http.x-cached-url;
  unset resp.http.x-varnish;
  unset resp.http.via;
  if (!resp.http.Vary) {
    set resp.http.Vary = "Accept-Encoding";
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}

# An instance that is just being stopped: the other one answers.
sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries < 2) {
    return (retry);
  }
}
