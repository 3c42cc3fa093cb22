vcl 4.1;

# Page cache for Aangan. Cache-Control headers of Aangan alone decide what is cached and for how long; docs/caching.md
# tells the rest. Two sockets, named: one for visitors, one for the worker.
#
#   varnishd -f /etc/varnish/aangan.vcl -s malloc,1g -p http_gzip_support=off \
#     -a visitors=:6081 -a purge=127.0.0.1:6091
#
# In front of it something must end TLS and say who the visitor is, by the PROXY protocol:
#   -a visitors=127.0.0.1:6081,PROXY
# Aangan itself: HOST=127.0.0.1 PORT=3000 TRUST_PROXY=127.0.0.1 CACHE_PURGE_URLS=http://127.0.0.1:6091

import std;

backend aangan {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 5s;
    # Aangan gives a request 180 s.
    .first_byte_timeout = 180s;
    .between_bytes_timeout = 60s;
}

# Who may say what to forget, on the socket for that.
acl worker {
    "127.0.0.0"/8;
    "::1";
}

# Everything that is directly in a folder, everything, or one path with any query. Bans look at what is stored with an
# object only, so that they are worked off in the background.
sub forget {
    set req.http.X-Aangan-Path = regsub(regsub(req.url, "\?.*", ""), "(.)/+$", "\1");
    if (req.http.X-Aangan-Path == "/*") {
        set req.http.X-Aangan-Ban = "obj.status != 0";
    } else if (req.http.X-Aangan-Path ~ "/\*$") {
        set req.http.X-Aangan-Ban = "obj.http.X-Aangan-Path ~ ^"
            + regsuball(regsub(req.http.X-Aangan-Path, "\*$", ""), "[][.+*?(){}|^$\\]", "\\\0") + "[^/]*$";
    } else {
        set req.http.X-Aangan-Ban = "obj.http.X-Aangan-Path == " + req.http.X-Aangan-Path;
    }
    if (std.ban(req.http.X-Aangan-Ban)) {
        return (synth(200, "Forgotten"));
    }
    return (synth(400, "Bad path"));
}

sub vcl_recv {
    # Internal headers of this file are never accepted from clients.
    if (req.restarts == 0) {
        unset req.http.X-Aangan-Path;
        unset req.http.X-Aangan-Ban;
        unset req.http.X-Aangan-Stale;
    }
    if (local.socket == "purge") {
        if (req.method != "PURGE" || !client.ip ~ worker) {
            return (synth(405, "Not here"));
        }
        call forget;
    }
    if (req.method == "PURGE") {
        return (synth(405, "Not here"));
    }

    # None of these headers may change a page.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Forwarded-Prefix;
    unset req.http.X-Original-URL;
    unset req.http.X-Rewrite-URL;
    unset req.http.X-Real-IP;
    unset req.http.X-HTTP-Method-Override;
    unset req.http.Forwarded;
    unset req.http.X-Request-Id;

    # The back office and forms are private.
    if (req.url ~ "(?i)^/(admin|login|choose-password|api/v1/admin)(/|\?|$)") {
        return (pass);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # Everything else is the same for all visitors: nothing personal is forwarded to Aangan.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.Origin;
    unset req.http.Referer;
    unset req.http.User-Agent;
    unset req.http.Accept;
    unset req.http.Accept-Language;
    unset req.http.Cache-Control;
    unset req.http.Pragma;
    set req.http.Host = "aangan";

    # Visitors come with these parameters; no page looks at them. What is left is put into one order.
    set req.url = regsuball(req.url, "(?i)([?&])(utm_[^=&]*|gclid|dclid|fbclid|msclkid|gbraid|wbraid)(=[^&]*)?(?=&|$)", "\1");
    set req.url = std.querysort(regsub(regsuball(req.url, "[?&]&+", "&"), "^([^?&]*)&", "\1?"));
    set req.url = regsub(req.url, "[?&]+$", "");

    # Aangan compresses; each page is kept once for each of these. Pictures are small as they are.
    if (req.url ~ "^/media/.*\.(avif|webp|jpg)$") {
        unset req.http.Accept-Encoding;
    } else if (req.http.Accept-Encoding ~ "(?i)(^|[\s,])br\s*(,|$|;\s*q=(1|0\.[1-9]))") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(^|[\s,])gzip\s*(,|$|;\s*q=(1|0\.[1-9]))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_hit {
    # Past stale-while-revalidate a visitor waits for a fresh page; only if there is none, the old one is good enough.
    if (obj.ttl < 0s && !req.http.X-Aangan-Stale && obj.ttl + std.duration(obj.http.X-Aangan-SWR, 0s) < 0s) {
        set req.grace = 0s;
        set req.http.X-Aangan-Stale = "fresh";
        return (restart);
    }
}

sub vcl_miss {
    if (req.http.X-Aangan-Stale == "any") {
        return (synth(503, "Unavailable"));
    }
}

sub vcl_backend_fetch {
    unset bereq.http.X-Aangan-Stale;
}

sub vcl_backend_response {
    # An error does not take the place of a page; vcl_synth looks whether there is an old one.
    if (beresp.status >= 500 && !bereq.uncacheable) {
        return (abandon);
    }
    # Only what says "public" is kept, and never what sets a cookie.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(^|[\s,])public([\s,]|$)"
        || beresp.http.Cache-Control ~ "(private|no-store|no-cache)") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    set beresp.http.X-Aangan-Path = regsub(regsub(bereq.url, "\?.*", ""), "(.)/+$", "\1");
    set beresp.http.X-Aangan-SWR = "0s";
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.http.X-Aangan-SWR = regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s");
        set beresp.grace = std.duration(beresp.http.X-Aangan-SWR, 0s);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
    }
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.uncacheable) {
        return (abandon);
    }
}

sub vcl_synth {
    if (resp.status == 503 && req.http.X-Aangan-Stale != "any" && (req.method == "GET" || req.method == "HEAD")
        && req.url !~ "(?i)^/(admin|login|choose-password|api/v1/admin)(/|\?|$)") {
        set req.grace = 30d;
        set req.http.X-Aangan-Stale = "any";
        return (restart);
    }
    set resp.http.Cache-Control = "no-store";
    if (resp.status == 503) {
        set resp.http.Retry-After = "10";
        set resp.http.Content-Type = "text/html; charset=utf-8";
        set resp.body = "<!doctype html><title>Back in a moment</title><p>This page is not available right now. Please try again in a moment.";
    } else {
        set resp.http.Content-Type = "text/plain; charset=utf-8";
        set resp.body = resp.reason;
    }
    return (deliver);
}

sub vcl_deliver {
    set resp.http.X-Cache = "miss";
    if (req.method != "GET" && req.method != "HEAD" || req.url ~ "(?i)^/(admin|login|choose-password|api/v1/admin)(/|\?|$)") {
        set resp.http.X-Cache = "pass";
    } else if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
        if (obj.ttl < 0s) {
            set resp.http.X-Cache = "stale";
        }
    }
    unset resp.http.X-Aangan-Path;
    unset resp.http.X-Aangan-SWR;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}
